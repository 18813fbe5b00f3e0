import LeakDetection

/// The superclass of screens in these tests, which are owned by something outside the app's code.
class UIScreen {}

/// A census of the classes of these tests.
func census() -> HeapCensus {
  HeapCensus(modules: ["LeakDetectionTests"], isOwnedElsewhere: { $0 is UIScreen.Type })
}

/// Runs `body` in a function that is not inlined, which has released its references when it returns.
@inline(never) func run(_ body: () -> Void) { body() }

/// The heap snapshot after `body`.
func heapSnapshot(_ body: () -> Void) -> HeapSnapshot {
  let census = census()
  run(body)
  census.end()
  return census.snapshot()
}
