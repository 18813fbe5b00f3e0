import Testing
import UIKit

private final class Counter: NSObject, SelectorTarget {
  private(set) var values: [Int] = []
  func handleAction(_ action: Selector, from sender: Any?) -> Bool {
    values.append(sender as? Int ?? 0)
    return action == Selector("count:")
  }
}

@MainActor @Suite("Later work") struct LaterWorkTests {
  private let counter = Counter()

  @Test("a method is performed after a delay, unless it is cancelled")
  func afterDelay() {
    let device = Device()
    counter.perform(Selector("count:"), with: 1, afterDelay: 2)
    counter.perform(Selector("count:"), with: 2, afterDelay: 2)
    NSObject.cancelPreviousPerformRequests(
      withTarget: counter, selector: Selector("count:"), object: 1)
    device.loop.advance(by: 1)
    #expect(counter.values == [])
    device.loop.advance(by: 1)
    #expect(counter.values == [2])
    counter.perform(Selector("count:"), with: 3, afterDelay: 0)
    NSObject.cancelPreviousPerformRequests(withTarget: counter)
    device.loop.runUntilIdle()
    #expect(counter.values == [2])
  }

  @Test("a request to perform a method retains its target until then")
  func retention() {
    let device = Device()
    weak var target: Counter?
    do {
      let made = Counter()
      target = made
      made.perform(Selector("count:"), with: nil, afterDelay: 5)
    }
    #expect(target != nil)
    device.loop.advance(by: 5)
    #expect(target == nil)
  }

  @Test("rule M21: a display link fires until it is invalidated, and retains its target until then")
  func displayLink() {
    let device = Device()
    let link = CADisplayLink(target: counter, selector: Selector("count:"))
    device.loop.advance(by: 1)
    #expect(counter.values.isEmpty)
    link.add(to: .main, forMode: .common)
    device.loop.advance(by: 1)
    let count = counter.values.count
    #expect(count > 5)
    link.isPaused = true
    device.loop.advance(by: 1)
    #expect(device.loop.runningTimerCount == 1, "The run loop retains a paused link, too.")
    link.invalidate()
    #expect(counter.values.count == count && device.loop.runningTimerCount == 0)
  }

  @Test("waiting for a group runs what it waits for")
  func group() {
    let device = Device()
    let group = DispatchGroup()
    group.enter()
    DispatchQueue.global().asyncAfter(deadline: .now() + 3) { group.leave() }
    #expect(group.wait(timeout: .now() + 1) == .timedOut)
    group.wait()
    #expect(device.loop.now == 3 && device.loop.hangCount == 0)
  }

  @Test("waiting in a block runs the other blocks of its turn")
  func groupInBlock() {
    let device = Device()
    let group = DispatchGroup()
    group.enter()
    var order: [String] = []
    DispatchQueue.global().async {
      group.wait()
      order.append("waited")
    }
    DispatchQueue.global().async {
      order.append("left")
      group.leave()
    }
    device.loop.runUntilIdle()
    #expect(order == ["left", "waited"] && device.loop.hangCount == 0)
  }

  @Test("waiting in the last block of a turn runs what has been queued since, and each block once")
  func groupInLastBlock() {
    let device = Device()
    var order: [String] = []
    DispatchQueue.global().async {
      let group = DispatchGroup()
      group.enter()
      order.append("waits")
      DispatchQueue.main.async {
        order.append("left")
        group.leave()
      }
      group.wait()
      order.append("waited")
    }
    device.loop.runUntilIdle()
    #expect(order == ["waits", "left", "waited"] && device.loop.hangCount == 0)
  }

  @Test("while a block of a serial queue waits, the queue's next block does not begin")
  func serialQueue() {
    func order(on queue: DispatchQueue) -> [String] {
      let device = Device()
      var order: [String] = []
      let group = DispatchGroup()
      group.enter()
      queue.async {
        group.wait()
        order.append("first")
      }
      queue.async { order.append("second") }
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
        // Due before the held block is put back.
        queue.async { order.append("third") }
        group.leave()
      }
      device.loop.advance(by: 2)
      #expect(device.loop.hangCount == 0)
      return order
    }
    #expect(order(on: DispatchQueue(label: "serial")) == ["first", "second", "third"])
    #expect(
      order(on: DispatchQueue(label: "concurrent", attributes: .concurrent))
        == ["second", "first", "third"])
    #expect(order(on: .global()) == ["second", "first", "third"])
  }

  // Compiles without a warning only if a group is not isolated to an actor.
  private nonisolated func load(_ group: DispatchGroup, _ done: @escaping @Sendable () -> Void) {
    group.enter()
    DispatchQueue.global().async {
      done()
      group.leave()
    }
  }

  @Test("code on no actor enters and leaves a group, and leaving too often is a crash")
  func groupOnNoActor() {
    let device = Device()
    let group = DispatchGroup()
    var isLoaded = false
    load(group) { MainActor.assumeIsolated { isLoaded = true } }

    group.wait()
    #expect(isLoaded && device.loop.crashCount == 0)
    group.leave()
    #expect(device.loop.crashCount == 1)
  }

  @Test("waiting for what never ends is a hang")
  func endlessWait() {
    let device = Device()
    let group = DispatchGroup()
    group.enter()
    group.wait()
    #expect(device.loop.hangCount == 1)
  }
}

@MainActor @Suite("Key-value observation") struct KeyValueObservationTests {
  private let view = UIScrollView()

  @Test("a closure is called once for the changes of a turn, with the values that it asks for")
  func change() {
    let device = Device()
    var changes: [[CGFloat?]] = []
    let observation = view.observe(\.contentOffset, options: [.old, .new]) { _, change in
      changes.append([change.oldValue?.y, change.newValue?.y])
    }
    device.loop.runUntilIdle()
    #expect(changes.isEmpty)
    view.contentOffset.y = 1
    view.contentOffset.y = 2
    device.loop.runUntilIdle()
    #expect(changes == [[0, 2]])
    observation.invalidate()
    view.contentOffset.y = 3
    device.loop.runUntilIdle()
    #expect(changes.count == 1)
  }

  @Test("an observed property's object is compared by identity, and not retained")
  func objects() {
    let device = Device()
    final class Holder: NSObject {
      var object: NSObject?
      var objects: [NSObject] = []
    }
    let holder = Holder()
    var changes = 0
    let observations = [
      holder.observe(\.object) { _, _ in changes += 1 },
      holder.observe(\.objects) { _, _ in changes += 1 },
    ]
    weak var object: NSObject?
    do {
      let made = NSObject()
      object = made
      (holder.object, holder.objects) = (made, [made])
      device.loop.runUntilIdle()
    }
    #expect(changes == 2)
    holder.object = nil
    holder.objects = []
    #expect(object == nil)
    device.loop.runUntilIdle()
    #expect(changes == 4 && observations.count == 2)
  }

  @Test("the first value is reported on request")
  func initial() {
    _ = Device()
    var count = 0
    let observation = view.observe(\.isHidden, options: .initial) { _, _ in count += 1 }
    #expect(count == 1)
    observation.invalidate()
  }

  @Test("a controller observes stored properties by name, until it stops or the object is released")
  func names() {
    final class Account: NSObject {
      var name: String? = "Ann"
      var image: NSObject?
      let address = Address()
    }
    final class Address: NSObject { var city = "Rome" }
    final class Observer: UIViewController {
      var changes: [String] = []
      override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
      ) {
        let old = change?[.oldKey] as? String ?? "-", new = change?[.newKey] as? String ?? "-"
        changes.append("\(keyPath ?? "") \(old) \(new)")
      }
    }
    let device = Device()
    let observer = Observer()
    weak var released: Account?
    do {
      let account = Account()
      released = account
      account.addObserver(
        observer, forKeyPath: "name", options: [.old, .new, .initial], context: nil)
      account.addObserver(observer, forKeyPath: "image", context: nil)
      account.addObserver(observer, forKeyPath: "address.city", options: .new, context: nil)
      #expect(observer.changes == ["name - Ann"] && device.loop.events.isEmpty)
      account.addObserver(observer, forKeyPath: "nothing", options: .new, context: nil)
      #expect(device.loop.events.count == 1)
      account.name = nil
      account.image = NSObject()
      account.address.city = "Oslo"
      device.loop.runUntilIdle()
      #expect(
        observer.changes == ["name - Ann", "name Ann -", "image - -", "address.city - Oslo"])

      account.removeObserver(observer, forKeyPath: "name")
      account.removeObserver(observer, forKeyPath: "image", context: nil)
      account.name = "Eve"
      account.image = nil
      account.address.city = "Bern"
      device.loop.runUntilIdle()
      #expect(observer.changes.dropFirst(4) == ["address.city - Bern"])
    }
    #expect(released == nil)
  }

  @Test("objects in an observed array are not retained, and each context is removed by itself")
  func contexts() {
    final class Observer: UIView {
      let first = UnsafeMutableRawPointer(bitPattern: 8)
      let second = UnsafeMutableRawPointer(bitPattern: 16)
      var contexts: [UnsafeMutableRawPointer?] = []
      override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
      ) { contexts.append(context) }
    }
    final class Holder: NSObject { var objects: [NSObject] = [] }
    let device = Device()
    let holder = Holder()
    weak var released: NSObject?
    weak var gone: Observer?
    do {
      let observer = Observer()
      gone = observer
      holder.addObserver(observer, forKeyPath: "objects", context: observer.first)
      holder.addObserver(observer, forKeyPath: "objects", context: observer.second)
      do {
        let object = NSObject()
        released = object
        holder.objects = [object]
      }
      device.loop.runUntilIdle()
      #expect(observer.contexts == [observer.first, observer.second])
      holder.removeObserver(observer, forKeyPath: "objects", context: observer.first)
      holder.objects = []
      #expect(released == nil)
      device.loop.runUntilIdle()
      #expect(observer.contexts.dropFirst(2) == [observer.second])
      observer.addObserver(observer, forKeyPath: "hidden", context: nil)
      observer.isHidden = true
      device.loop.runUntilIdle()
      #expect(observer.contexts.count == 4)
    }
    #expect(gone == nil)
  }

  @Test("rule M24: an observation retains neither its object nor itself")
  func retention() {
    _ = Device()
    weak var object: UIView?
    var observation: NSKeyValueObservation?
    do {
      let made = UIView()
      object = made
      observation = made.observe(\.alpha) { _, _ in }
    }
    #expect(object == nil)
    weak let released = observation
    observation = nil
    #expect(released == nil)
  }
}
