"""Every edit as a pure function: a document in, a document out."""
