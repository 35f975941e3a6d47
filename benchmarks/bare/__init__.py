"""Games as bare loops: what the engine is measured against."""
