import Testing

@testable import UIKit

@MainActor @Suite("The main queue in an app's own tests") struct RunLoopFollowingTests {
  // In a common mode, the run loop would also run other tests of the main actor.
  private let mode = Foundation.RunLoop.Mode("RunLoopFollowingTests")

  @Test("without a device, delayed blocks run while Foundation's run loop runs, and only then")
  func delayedBlock() {
    // The main actor need not be on the main thread here.
    let runLoop = Foundation.RunLoop.current
    let previous = MainLoop.current
    defer { MainLoop.current = previous }
    MainLoop.current = .followingRunLoop(runLoop, mode: mode)
    var hasRun = false
    UIKit.DispatchQueue.main.asyncAfter(deadline: .now() + 0.02) { hasRun = true }

    #expect(!hasRun)
    for _ in 0..<1_000 where !hasRun {
      _ = runLoop.run(mode: mode, before: Date(timeIntervalSinceNow: 0.01))
    }
    #expect(hasRun)
  }

  @Test("a device that is switched on does not follow Foundation's run loop")
  func device() {
    // The main actor need not be on the main thread here.
    let runLoop = Foundation.RunLoop.current
    let previous = MainLoop.current
    defer { MainLoop.current = previous }
    MainLoop.current = .followingRunLoop(runLoop, mode: mode)
    let device = Device()
    var hasRun = false
    UIKit.DispatchQueue.main.async { hasRun = true }

    _ = runLoop.run(mode: mode, before: Date(timeIntervalSinceNow: 0.03))
    #expect(!hasRun)
    device.shutDown()
  }
}
