import LeakDetection
import Testing

@Suite("Release of a flow", .enabled(if: HeapCensus.isAvailable)) struct ReleaseTests {
  @Test("a flow that captures itself weakly is released when it ends")
  func fixed() throws {
    try expectAllReleased(in: ["ReleaseTests"]) {
      let coordinator = FixedCoordinator()
      coordinator.showAndClose()
      #expect(coordinator.isFinished)
    }
  }

  @Test("a flow that captures itself leaks, and the report names the closure")
  func leaking() {
    let error = #expect(throws: StillAlive.self) {
      try expectAllReleased(in: ["ReleaseTests"]) { ProfileCoordinator().showAndClose() }
    }

    #expect(
      error?.traces.map(\.drawing) == [
        """
        ╭→ a cycle: nothing else holds it
        ├─ ProfileCoordinator.screen
        ├─ ProfileScreen.onClose
        │                ~~~~~~~
        │    through closure #1 in ProfileCoordinator.showAndClose
        ╰─ back to ProfileCoordinator
        """
      ])
  }
}
