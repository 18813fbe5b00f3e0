import Testing
import UIKit
import UIKitTesting

/// Lines that many apps contain, and that do not navigate.
@Suite("Everyday lines") @MainActor struct EverydayLinesTests {
  let stage = Stage()

  private final class Log: @unchecked Sendable { var steps: [String] = [] }

  @Test("a concurrent queue with barriers runs its blocks in order, one at a time")
  func barriers() {
    let device = stage.device
    let queue = DispatchQueue(label: "store", attributes: .concurrent)
    let log = Log()

    queue.async(flags: .barrier) { log.steps.append("write") }
    queue.async { log.steps.append("read") }
    log.steps.append(queue.sync(flags: .barrier) { "sync" })
    DispatchQueue.concurrentPerform(iterations: 2) { log.steps.append("\($0)") }
    device.loop.runUntilIdle()

    #expect(log.steps == ["sync", "0", "1", "write", "read"])
  }

  @Test("queues are objects, which an app's own protocol can stand for, and have values")
  func queues() {
    let (device, log) = (stage.device, Log())
    let key = DispatchSpecificKey<String>()
    let queue = DispatchQueue(label: "store", qos: DispatchQoS.background)
    queue.setSpecific(key: key, value: "store")
    let any: any Queue = queue

    any.async {
      log.steps.append(DispatchQueue.getSpecific(key: key) ?? "none")
    }
    DispatchQueue.main.async { log.steps.append(DispatchQueue.getSpecific(key: key) ?? "none") }
    DispatchQueue.global(qos: DispatchQoS.QoSClass.utility)
      .asyncAfter(wallDeadline: .now() + 2) { log.steps.append("later") }
    device.loop.advance(by: 3)

    #expect(log.steps == ["store", "none", "later"])
    #expect(queue !== DispatchQueue.main && DispatchQueue.global() === DispatchQueue.global())
    #expect(Set([queue, queue, .main]).count == 2 && queue.getSpecific(key: key) == "store")
  }

  @Test("a timer of Dispatch can follow the clock of the wall")
  func wallTimer() {
    let (device, log) = (stage.device, Log())
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.schedule(wallDeadline: .now() + 1, repeating: 2)
    timer.setEventHandler { log.steps.append("tick") }
    timer.resume()

    device.loop.advance(by: 4)

    #expect(log.steps == ["tick", "tick"])
    timer.cancel()
  }

  @Test("a method can be performed by its selector at once")
  func perform() {
    final class Target: UIResponder {
      var log: [String] = []
      override func handleAction(_ action: Selector, from sender: Any?) -> Bool {
        log.append("\(action.name) \(sender ?? "nothing")")
        return true
      }
    }
    let target = Target()

    target.perform(Selector("save"))
    target.perform(Selector("save:"), with: 1)

    #expect(target.log == ["save nothing", "save: 1"])
  }

  @Test("a view finds its elements for VoiceOver by their positions")
  func elements() {
    let (view, other) = (UIView(), UIView())
    view.shouldGroupAccessibilityChildren = true
    view.accessibilityElements = [other]

    #expect(view.shouldGroupAccessibilityChildren && view.accessibilityElementCount() == 1)
    #expect(view.accessibilityElement(at: 0) as? UIView === other)
    #expect(view.accessibilityElement(at: 1) == nil)
    #expect(view.index(ofAccessibilityElement: other) == 0)
    #expect(view.index(ofAccessibilityElement: view) == NSNotFound)
  }

  @Test("a loop over notifications receives those posted after it was asked for")
  func notifications() async {
    let center = NotificationCenter()
    let name = Notification.Name("News")
    center.post(name: name, object: nil)
    var news: NotificationCenter.Notifications? = center.notifications(named: name)
    center.post(name: name, object: nil, userInfo: ["number": 1])
    center.post(name: Notification.Name("Other"), object: nil)
    center.post(name: name, object: nil, userInfo: ["number": 2])

    var numbers: [Int] = []
    for await notification in news! {
      numbers.append(notification.userInfo?["number"] as? Int ?? 0)
      if numbers.count == 2 { break }
    }

    #expect(numbers == [1, 2])
    news = nil
    center.post(name: name, object: nil)
    #expect(center.observationCount == 0)
  }

  @Test("a tab bar controller learns of a tap on a tab before it is selected")
  func tabBar() {
    final class Tabs: UITabBarController {
      var taps: [String] = []
      override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
        taps.append("\(item.title ?? "") from \(selectedIndex)")
      }
    }
    let tabs = Tabs()
    let (first, second) = (UIViewController(), UIViewController())
    (first.title, second.title) = ("First", "Second")
    tabs.viewControllers = [first, second]
    stage.show(tabs)

    stage.device.tapTab(1)
    tabs.selectedIndex = 0

    #expect(tabs.taps == ["Second from 0"])
  }

  @Test("a menu asks once for deferred elements, which may come later")
  func deferredMenu() {
    var questions = 0
    var answer: (([UIMenuElement]) -> Void)?
    let menu = UIMenu(children: [
      UIAction(title: "Now") { _ in },
      UIDeferredMenuElement { completion in
        questions += 1
        answer = completion
      },
    ])

    #expect(menu.actions.map(\.title) == ["Now"])
    answer?([UIMenu(children: [UIAction(title: "Later") { _ in }])])
    #expect(menu.actions.map(\.title) == ["Now", "Later"] && questions == 1)
  }

  @Test("a hue gives the same colour as its components")
  func hue() {
    let colours: [(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, expected: UIColor)] = [
      (0, 1, 1, UIColor(red: 1, green: 0, blue: 0, alpha: 1)),
      (0.5, 1, 1, UIColor(red: 0, green: 1, blue: 1, alpha: 1)),
      (0.75, 0.5, 0.8, UIColor(red: 0.6, green: 0.4, blue: 0.8, alpha: 1)),
      (0.3, 0, 0.25, UIColor(white: 0.25, alpha: 1)),
    ]
    for (hue, saturation, brightness, expected) in colours {
      let colour = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: 1)
      let (one, other) = (colour.cgColor, expected.cgColor)
      #expect(
        abs(one.red - other.red) < 1e-9 && abs(one.green - other.green) < 1e-9
          && abs(one.blue - other.blue) < 1e-9)
    }
  }

  @Test("a view can compute its own fitting size")
  func fittingSize() {
    final class Cell: UIView {
      override func systemLayoutSizeFitting(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: 44)
      }
    }

    #expect(Cell().systemLayoutSizeFitting(CGSize(width: 320, height: 0)).height == 44)
    #expect(UIView().systemLayoutSizeFitting(CGSize(width: 320, height: 1)).height == 1)
  }
}

/// A protocol by which an app replaces queues in its tests, with a default for each argument.
private protocol Queue: AnyObject {
  func async(
    group: DispatchGroup?, qos: DispatchQoS, flags: DispatchWorkItemFlags,
    execute work: @escaping () -> Void)
}

extension Queue {
  fileprivate func async(
    group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified,
    flags: DispatchWorkItemFlags = [], execute work: @escaping () -> Void
  ) { async(group: group, qos: qos, flags: flags, execute: work) }
}

extension DispatchQueue: Queue {}
