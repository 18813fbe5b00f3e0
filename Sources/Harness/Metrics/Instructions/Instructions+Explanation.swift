extension Instructions {
  package static let explanation = """
    Exact to a few in a million; requires valgrind. callgrind counts instructions on a simulated
    processor and charges each to the layer whose code executes it, or on whose behalf the runtime
    works. *own instr.* is the architecture's layer alone: there, the ratio of two subjects excludes
    everything shared. Instructions are not time: a cache miss counts as one.
    """
}
