"""«Has de realizar la acción completamente»: whether what must be carried out can be."""
