"""The season's own file, one that is damaged, and files for other programs."""
