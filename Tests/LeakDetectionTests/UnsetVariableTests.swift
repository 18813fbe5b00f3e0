import LeakDetection
import Testing

private final class Unset {
  lazy var later: Unset! = Unset()
  var inner: Unset??
  var itself: Unset?
}

@MainActor @Suite("Variables without an object", .enabled(if: HeapCensus.isAvailable))
struct UnsetVariableTests {
  @Test("unset lazy variables and nil inside an optional are not read as references")
  func nestedOptionals() {
    let snapshot = heapSnapshot {
      let unset = Unset()
      unset.inner = .some(nil)
      unset.itself = unset
    }

    #expect(snapshot.leaked.map(\.type) == ["Unset"])
    #expect(snapshot.unreadFields.isEmpty, "\(snapshot.unreadFields)")
  }
}
