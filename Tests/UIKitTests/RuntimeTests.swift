import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Foundation and Dispatch behaviour") struct RuntimeTests {
  let stage = Stage()

  private final class Target: SelectorTarget {
    var received: [Selector] = []
    var senders: [Any] = []
    func handleAction(_ action: Selector, from sender: Any?) -> Bool {
      received.append(action)
      if let sender { senders.append(sender) }
      return true
    }
  }

  @Test("a timer does not fire until it is added to a run loop, and is added only once")
  func addedTimer() {
    let loop = stage.loop
    var fired: [TimeInterval] = []
    let timer = Timer(timeInterval: 2, repeats: true) { _ in fired.append(loop.now) }
    loop.advance(by: 3)
    #expect(fired == [])

    RunLoop.main.add(timer, forMode: .common)
    RunLoop.current.add(timer, forMode: .default)
    loop.advance(by: 4)
    timer.invalidate()
    loop.advance(by: 4)

    #expect(fired == [5, 7] && !timer.isValid)
  }

  @Test("a timer passes itself to its selector and carries its user info")
  func selectorTimer() {
    let loop = stage.loop
    let target = Target()
    let timer = Timer.scheduledTimer(
      timeInterval: 1, target: target, selector: "tick:", userInfo: "info", repeats: false)
    #expect(timer.userInfo as? String == "info")

    loop.advance(by: 5)

    #expect(target.received == ["tick:"] && target.senders.first as? Timer === timer)
    #expect(!timer.isValid && timer.userInfo == nil)
  }

  @Test("a timer fired manually fires at once and is then invalid unless it repeats")
  func firedByHand() {
    let loop = stage.loop
    var count = 0
    let once = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in count += 1 }

    once.fire()
    once.fire()
    loop.advance(by: 5)

    #expect(count == 1 && !once.isValid)
  }

  @Test("the warning about a sender of the wrong class names both classes")
  func rejectedSender() {
    let loop = stage.loop
    let target = Target()

    target.rejectSender(nil, of: "save:", expecting: "UIBarButtonItem")
    target.rejectSender(UIButton(), of: "save:", expecting: "UIBarButtonItem")

    #expect(
      loop.events == [
        .warning(
          "-[Target save:] is not called: its sender is a UIButton, but the method "
            + "expects a UIBarButtonItem; declare the sender as Any")
      ])
  }

  @Test("controls and bar button items share the properties that actions can read from any sender")
  func sharedMembers() {
    for sender in [UIButton(), UIBarButtonItem()] as [any ActionSender] {
      sender.tag = 7
      sender.isEnabled = false
      #expect(sender.tag == 7 && !sender.isEnabled && sender.accessibilityIdentifier == nil)
    }
  }

  @Test(
    "an observer gets notifications of one name and object, or all of them, until it is removed")
  func notifications() {
    _ = stage.device
    let center = NotificationCenter.default
    let (mine, other) = (NSObject(), NSObject())
    let name = Notification.Name("saved")
    let target = Target()
    var heard = 0
    center.addObserver(target, selector: "saved:", name: name, object: mine)
    let token = center.addObserver(forName: nil, object: nil, queue: nil) { _ in heard += 1 }

    center.post(name: name, object: other)
    center.post(name: name, object: nil)
    center.post(name: Notification.Name("lost"), object: mine)
    #expect(target.received == [] && heard == 3)
    center.post(name: name, object: mine, userInfo: ["key": 1])
    #expect((target.senders.last as? Notification)?.userInfo?["key"] as? Int == 1)
    center.removeObserver(target, name: Notification.Name("lost"), object: nil)
    center.post(Notification(name: name, object: mine))
    center.removeObserver(target, name: name, object: nil)
    center.removeObserver(token)
    center.post(name: name, object: mine)

    #expect(target.received.count == 2 && heard == 5)
  }

  @Test("background work runs in a later turn, in order, and never in parallel with the main queue")
  func queues() {
    let loop = stage.loop
    var order: [String] = []
    DispatchQueue.global(qos: .background).async {
      order.append("background")
      DispatchQueue.main.async { order.append("main") }
    }
    DispatchQueue(label: "own").sync { order.append("sync") }
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(500)) { order.append("after") }

    #expect(order == ["sync"])
    loop.turn()
    #expect(order == ["sync", "background"])
    loop.turn()
    loop.advance(by: 0.5)

    #expect(order == ["sync", "background", "main", "after"])
  }

  @Test("work from another thread reaches the main queue before any device has been switched on")
  func earlyBackgroundWork() async {
    await #expect(processExitsWith: .success) {
      let isQueued = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        DispatchQueue.main.async { exit(EXIT_SUCCESS) }
        isQueued.signal()
      }
      isQueued.wait()
      await MainActor.run { MainLoop.current.turn() }
    }
  }

  @Test("another thread can add work to a group")
  func groupOnAnotherThread() async {
    await #expect(processExitsWith: .success) {
      let group = DispatchGroup()
      let isQueued = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        DispatchQueue.global().async(group: group) {}
        isQueued.signal()
      }
      isQueued.wait()
      await MainActor.run {
        MainLoop.current.turn()
        group.notify(queue: .main) { exit(EXIT_SUCCESS) }
        MainLoop.current.turn()
      }
    }
  }

  @Test("a work item that is cancelled before it starts does not run")
  func workItems() {
    let loop = stage.loop
    var done: [String] = []
    let (kept, cancelled) = (
      DispatchWorkItem { done.append("kept") }, DispatchWorkItem { done.append("cancelled") }
    )
    for item in [kept, cancelled] {
      DispatchQueue.main.asyncAfter(deadline: .now() + 1, execute: item)
      DispatchQueue.main.async(execute: item)
    }

    cancelled.cancel()
    loop.advance(by: 1)

    #expect(done == ["kept", "kept"] && cancelled.isCancelled)
  }

  @Test("a group notifies when all of its work is done")
  func groups() {
    let loop = stage.loop
    let group = DispatchGroup()
    var isDone = false
    group.enter()
    DispatchQueue.main.asyncAfter(deadline: .now() + 2) { group.leave() }
    DispatchQueue.global().async(group: group) {}
    group.notify(queue: .main) { isDone = true }

    loop.advance(by: 1.9)
    #expect(!isDone)
    loop.advance(by: 0.1)

    #expect(isDone)
  }

  @Test("a weak hash table drops released members, and a strong one retains its members")
  func hashTables() {
    let (weakly, strongly) = (NSHashTable<NSObject>.weakObjects(), NSHashTable<NSObject>())
    let kept = NSObject()
    do {
      let (passing, held) = (NSObject(), NSObject())
      for (table, other) in [(weakly, passing), (strongly, held)] {
        table.add(other)
        table.add(kept)
        table.add(kept)
        #expect(table.count == 2 && table.contains(other))
      }
    }

    #expect(weakly.allObjects == [kept] && strongly.count == 2)
    weakly.remove(kept)
    strongly.removeAllObjects()
    #expect(weakly.count == 0 && strongly.anyObject == nil)
  }

  @Test("a map table drops entries whose weak key or value was released")
  func mapTables() {
    let byWeakKey = NSMapTable<NSObject, NSString>.weakToStrongObjects()
    let toWeak = NSMapTable<NSString, NSObject>.strongToWeakObjects()
    let kept = NSObject()
    do {
      let passing = NSObject()
      byWeakKey.setObject("passing", forKey: passing)
      toWeak.setObject(passing, forKey: "passing")
      #expect(byWeakKey.object(forKey: passing) == "passing")
    }
    byWeakKey.setObject("kept", forKey: kept)
    toWeak.setObject(kept, forKey: "kept")

    #expect(byWeakKey.count == 1 && byWeakKey.object(forKey: kept) == "kept")
    #expect(toWeak.object(forKey: "passing") == nil && toWeak.object(forKey: "kept") === kept)
    toWeak.setObject(nil, forKey: "kept")
    #expect(toWeak.count == 0)
  }

  // Identified by address, as in apps.
  private static var firstKey: UInt8 = 0
  private static var secondKey: UInt8 = 0

  @Test("each key holds one associated object, which is retained unless the policy is to assign")
  func associatedObjects() {
    _ = stage.device
    let owner = NSObject()
    weak var retained: NSObject?
    weak var assigned: NSObject?
    do {
      let (one, other) = (NSObject(), NSObject())
      (retained, assigned) = (one, other)
      objc_setAssociatedObject(
        owner, &RuntimeTests.firstKey, one, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      objc_setAssociatedObject(owner, &RuntimeTests.secondKey, other, .OBJC_ASSOCIATION_ASSIGN)
    }
    #expect(retained != nil && assigned == nil)
    #expect(objc_getAssociatedObject(owner, &RuntimeTests.firstKey) as? NSObject === retained)
    #expect(objc_getAssociatedObject(owner, &RuntimeTests.secondKey) == nil)
    #expect(objc_getAssociatedObject(NSObject(), &RuntimeTests.firstKey) == nil)

    objc_setAssociatedObject(owner, &RuntimeTests.firstKey, "text", .OBJC_ASSOCIATION_RETAIN)

    #expect(retained == nil)
    #expect(objc_getAssociatedObject(owner, &RuntimeTests.firstKey) as? String == "text")
    objc_setAssociatedObject(owner, &RuntimeTests.firstKey, nil, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(owner, &RuntimeTests.firstKey) == nil)
  }

  @Test("objects associated with a released owner are released by the end of the turn")
  func ownerDies() {
    let loop = stage.loop
    weak var value: NSObject?
    do {
      let owner = NSObject()
      let made = NSObject()
      value = made
      objc_setAssociatedObject(
        owner, &RuntimeTests.firstKey, made, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }

    loop.turn()

    #expect(value == nil)
  }

  @Test("an autorelease pool returns its block's result and releases its objects")
  func autoreleasePool() {
    weak var held: NSObject?

    let result = autoreleasepool {
      let object = NSObject()
      held = object
      return held == nil ? 0 : 7
    }

    #expect(result == 7 && held == nil)
  }

  @Test("logging does not evaluate its message")
  func logging() {
    var evaluations = 0

    SystemModules.log {
      evaluations += 1
      return 1
    }

    #expect(evaluations == 0)
  }

  @Test("Core Graphics rectangles can be used as the frames of views")
  func coreGraphics() {
    _ = stage.device
    let view = UIView(frame: SystemModules.rectangle(width: 3, height: 4))

    #expect(view.frame.size == CGSize(width: 3, height: 4))
  }

  final class Main: UIResponder, UIApplicationDelegate {
    static var launches = 0
    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      Main.launches += UIApplication.shared.delegate === self ? 1 : 0
      return true
    }
  }

  @Test("an app delegate's main() creates one delegate and launches the app")
  func main() {
    Main.main()

    #expect(Main.launches == 1)
  }

  @Test("a new controller at the address of a released one has a different identity")
  func identity() throws {
    var identities: [AnyObject] = []
    var addresses: Set<ObjectIdentifier> = []
    for _ in 0..<100 {
      let controller = UIViewController()
      let isStable = controller.identity === controller.identity
      #expect(isStable)
      identities.append(controller.identity)
      addresses.insert(ObjectIdentifier(controller))
      stage.loop.runUntilIdle()
    }

    try #require(addresses.count < identities.count)
    #expect(Set(identities.map { ObjectIdentifier($0) }).count == identities.count)
  }
}
