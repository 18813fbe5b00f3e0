import Testing
import UIKit

@MainActor @Suite struct EndlessWorkTests {
  private func post(_ loop: MainLoop) {
    loop.enqueue { self.post(loop) }
  }

  private func postLater(_ loop: MainLoop) {
    loop.schedule(after: 0) { self.postLater(loop) }
  }

  @Test("endless posting to the main queue is recorded as a hang, and the harness continues")
  func posts() {
    let loop = MainLoop()
    post(loop)

    loop.runUntilIdle()

    #expect(loop.events == [.hung(turns: 100_000)])
    #expect(loop.hangCount == 1 && !loop.isWaiting)
  }

  @Test("timers that fire endlessly without time passing are recorded as a hang")
  func timers() {
    let loop = MainLoop()
    postLater(loop)

    loop.advance(by: 1)

    #expect(loop.events == [.hung(turns: 100_000)])
  }

  @Test("a view that requests another layout pass in every pass is recorded as a hang")
  func layout() {
    final class Restless: UIView {
      override func layoutSubviews() { setNeedsLayout() }
    }
    let device = Device()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.makeKeyAndVisible()
    let view = Restless()
    window.addSubview(view)
    view.layoutIfNeeded()

    device.loop.runUntilIdle()

    #expect(device.loop.hangCount > 0)
  }

  @Test("a timer that fires for days is not a hang, because time passes between firings")
  func ticks() {
    let loop = MainLoop()
    var ticks = 0
    func tick() {
      ticks += 1
      loop.schedule(after: 1) { tick() }
    }
    tick()

    loop.advance(by: 200_000)

    #expect(ticks == 200_001 && loop.hangCount == 0)
  }
}
