extension Instructions {
  package static let explanation = """
    Exact to within a few parts per million; requires valgrind. callgrind counts instructions on a
    simulated processor. Each is charged to the layer whose code executes it, or on whose behalf the
    runtime works. *own instr.* counts the architecture's layer alone, so the ratio of two subjects
    excludes all shared code. Instructions are not time: an instruction that misses the cache counts
    as one.
    """
}
