extension Counts {
  package static let explanation = """
    Exact. Allocations with their bytes, and strong retains and releases in compiled code (*ARC*:
    both together), per event. Every session runs once before it is counted, which excludes objects
    that are created once and retained, and the counts of two processes must be equal. Retains
    inside libswiftCore are not counted. An uncontended retain costs little: the number shows how
    much bookkeeping a style of code requires, not how slow it is.
    """
}
