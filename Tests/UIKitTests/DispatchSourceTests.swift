import Testing
import UIKit

@MainActor @Suite("Timers of queues") struct DispatchSourceTests {
  @MainActor private final class Counter {
    var count = 0
    lazy var timer = DispatchSource.makeTimerSource(queue: .main)

    /// Starts a timer that does not retain the counter.
    func start(after delay: Double, repeating interval: DispatchTimeInterval) {
      timer.schedule(deadline: .now() + delay, repeating: interval)
      timer.setEventHandler { [weak self] in self?.count += 1 }
      timer.resume()
    }
  }

  @Test("a timer fires at its deadline and then at its interval, until it is cancelled")
  func firing() {
    let device = Device()
    let loop = device.loop
    let counter = Counter()
    counter.start(after: 2, repeating: .seconds(10))

    loop.advance(by: 1.5)
    #expect(counter.count == 0)
    loop.advance(by: 1)
    #expect(counter.count == 1)
    loop.advance(by: 20)
    #expect(counter.count == 3)
    counter.timer.cancel()
    loop.advance(by: 20)

    #expect(counter.count == 3 && counter.timer.isCancelled && loop.runningTimerCount == 0)
  }

  @Test("a timer without an interval fires once, in the next turn if it is due")
  func once() {
    let device = Device()
    let loop = device.loop
    let counter = Counter()
    counter.start(after: 0, repeating: .never)
    #expect(counter.count == 0)

    loop.runUntilIdle()
    loop.advance(by: 100)

    #expect(counter.count == 1 && !loop.isWaiting)
  }

  @Test("a timer does not fire before it is resumed, and is not resumed more often than suspended")
  func suspension() {
    let device = Device()
    let loop = device.loop
    let counter = Counter()
    counter.timer.schedule(deadline: .now() + 1, repeating: 1.0)
    counter.timer.setEventHandler { counter.count += 1 }
    loop.advance(by: 5)
    #expect(counter.count == 0)

    counter.timer.activate()
    counter.timer.activate()
    loop.runUntilIdle()
    #expect(counter.count == 1, "What became due is made up for once.")
    counter.timer.suspend()
    loop.advance(by: 5)
    #expect(counter.count == 1 && loop.events.isEmpty)
    counter.timer.resume()
    counter.timer.resume()
    counter.timer.cancel()

    #expect(
      loop.events == [
        .crashed(reason: "BUG IN CLIENT OF LIBDISPATCH: Over-resume of an object")
      ])
  }

  @Test("a timer that its own handler retains keeps firing; a released one does not")
  func ownership() {
    let device = Device()
    let loop = device.loop
    weak var released: AnyObject?
    weak var cycle: AnyObject?
    var count = 0
    do {
      let lost = DispatchSource.makeTimerSource()
      released = lost
      lost.schedule(deadline: .now() + 1, repeating: 1)
      lost.setEventHandler { count += 1 }
      lost.resume()
      let kept = DispatchSource.makeTimerSource()
      cycle = kept
      kept.schedule(deadline: .now() + 1, repeating: 1)
      kept.setEventHandler {
        count += 10
        if count == 20 { kept.cancel() }
      }
      kept.resume()
    }

    #expect(released == nil && cycle != nil && loop.runningTimerCount == 1)
    loop.advance(by: 5)

    #expect(count == 20 && cycle == nil && loop.events.isEmpty)
  }

  @Test("cancelling calls the cancel handler and releases the handlers, in a later turn")
  func cancellation() {
    let device = Device()
    let loop = device.loop
    let timer = DispatchSource.makeTimerSource()
    weak var captured: Counter?
    var lines: [String] = []
    do {
      let counter = Counter()
      captured = counter
      timer.setEventHandler { counter.count += 1 }
    }
    timer.setCancelHandler { lines.append("cancelled") }
    timer.resume()

    timer.cancel()
    #expect(captured != nil && lines == [])
    loop.runUntilIdle()

    #expect(captured == nil && lines == ["cancelled"])
  }

  @Test("releasing a timer before it is resumed, or while it is suspended, raises an exception")
  func release() {
    let device = Device()
    let loop = device.loop
    _ = DispatchSource.makeTimerSource()
    do {
      let suspended = DispatchSource.makeTimerSource()
      suspended.resume()
      suspended.suspend()
    }

    #expect(
      loop.events == [
        .crashed(reason: "BUG IN CLIENT OF LIBDISPATCH: Release of an inactive object"),
        .crashed(reason: "BUG IN CLIENT OF LIBDISPATCH: Release of a suspended object"),
      ])
  }

  @Test("a late event does not shift those that follow, and an interval of zero ends no session")
  func phase() {
    let device = Device()
    let loop = device.loop
    let counter = Counter()
    counter.timer.schedule(deadline: .now() + 1, repeating: 1.0)
    counter.timer.setEventHandler { counter.count += 1 }
    loop.advance(by: 5.5)
    counter.timer.resume()
    loop.runUntilIdle()
    #expect(counter.count == 1)
    loop.advance(by: 0.75)
    #expect(counter.count == 2, "The next event is at 6 seconds.")

    counter.timer.setEventHandler { [timer = counter.timer] in
      counter.count += 1
      if counter.count == 5 { timer.cancel() }
    }
    counter.timer.schedule(deadline: .now(), repeating: 0.0)
    loop.advance(by: 1)
    #expect(counter.count == 5 && loop.runningTimerCount == 0)
  }

  @Test("a timer that is suspended before its first start fires when it is activated")
  func activation() {
    let device = Device()
    let counter = Counter()
    counter.timer.suspend()
    counter.timer.resume()
    counter.start(after: 1, repeating: .never)
    device.loop.advance(by: 2)
    #expect(counter.count == 1)
  }
}
