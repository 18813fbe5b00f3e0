extension Decisions {
  package static let explanation = """
    Exact. The path from an action to the first request to push, pop, present or set view
    controllers: instructions, calls, objects created, and the architecture's types whose functions
    are called on the way. The mean number of types is the scorecard's measure of indirection. Only
    calls in the compiled program count; inlined functions do not.
    """
}
