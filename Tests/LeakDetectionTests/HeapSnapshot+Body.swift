import LeakDetection

/// The superclass of screens in these tests, which are owned by something outside the app's code.
class UIScreen {}

/// A census of this module's classes.
func census() -> HeapCensus {
  HeapCensus(modules: ["LeakDetectionTests"], isOwnedElsewhere: { $0 is UIScreen.Type })
}

/// Runs `body` in a function that is not inlined, so that its references are released on return.
@inline(never) func run(_ body: () -> Void) { body() }

/// The heap snapshot after `body`.
func heapSnapshot(_ body: () -> Void) -> HeapSnapshot {
  let census = census()
  run(body)
  census.end()
  return census.snapshot()
}
