"""Players who do exactly what the lessons teach: one file a game, each rule with the lesson that it comes from."""
