"""One module for each revision, in order of its number."""
