"""Cards and charts on paper, to cut out."""
