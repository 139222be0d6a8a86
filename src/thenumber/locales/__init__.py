"""One translation catalogue for every edge: Fluent files, a folder a language."""
