import Testing
import UIKitTesting

@testable import UIKit

@MainActor struct EventTests {
  private let stage = Stage()

  @Test("an event names its objects by title and identifier")
  func objectNames() throws {
    let navigation = stage.navigation("A")
    navigation.restorationIdentifier = "players"
    let first = UIAlertController(title: "One", message: nil, preferredStyle: .alert)
    let second = UIAlertController(title: "Two", message: nil, preferredStyle: .alert)
    stage.present(first, on: navigation)
    stage.loop.advance(by: 1)

    navigation.present(second, animated: true) {}

    let entry = try #require(stage.loop.log.first)
    #expect(
      entry.description
        == "\(stage.loop.now) s: refused: present UIAlertController on UINavigationController,"
        + " which is already presenting UIAlertController; its completion will never run"
        + " [UIAlertController \"Two\", UINavigationController #players]")
  }

  @Test("an event does not retain its objects")
  func objectsAreNotKept() {
    let navigation = stage.navigation("A")
    stage.present(
      UIAlertController(title: "One", message: nil, preferredStyle: .alert), on: navigation)
    let refused = WeakReference(presentAlert("Two", on: navigation))

    stage.settle()

    #expect(refused.object == nil && stage.loop.log.first?.objects.first?.title == "Two")
  }

  private struct WeakReference {
    private(set) weak var object: UIViewController?
    init(_ object: UIViewController) { self.object = object }
  }

  private func presentAlert(_ title: String, on presenter: UIViewController) -> UIViewController {
    let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
    presenter.present(alert, animated: true)
    return alert
  }

  @Test("the event hook is called inside the call that causes the event")
  func hook() {
    let navigation = stage.navigation("A")
    var order: [String] = []
    stage.loop.onEvent = { order.append("\($0.event)") }

    order.append("before")
    navigation.popToViewController(stage.controller("B"), animated: true)
    order.append("after")

    #expect(
      order
        == ["before", "crashed: Tried to pop to a view controller that doesn't exist.", "after"])
  }

  @Test("each event is described by one line")
  func descriptions() {
    let problem = Inconsistency(kind: .transition, object: nil, problem: "counts -1 transitions")

    #expect(
      [
        UIKitEvent.refused(request: "present A on B", reason: "why", losesCompletion: false),
        .crashed(reason: "why"), .hung(turns: 5), .warning("line"), .unowned(type: "A"),
        .inconsistent(problem),
      ].map(\.description) == [
        "refused: present A on B, why", "crashed: why",
        "hung: the main queue was still not empty after 5 turns", "warning: line",
        "unowned: only the autorelease pool kept a A alive",
        "inconsistent: the main loop counts -1 transitions",
      ])
  }

  @Test("using a device after another was switched on logs one warning")
  func twoDevices() {
    let other = Stage()
    _ = stage.navigation("A")
    #expect(stage.loop.log.isEmpty)

    _ = other.navigation("B")
    stage.settle()
    stage.settle()

    #expect(stage.loop.log.count == 1 && other.loop.log.isEmpty)
    #expect(
      stage.loop.events
        == [
          .warning(
            "another device has been switched on; UIApplication.shared, DispatchQueue.main and all"
              + " UIKit calls now refer to that device")
        ])
  }

  @Test("using a device that was shut down logs no warning, even after another was switched on")
  func deviceThatWasShutDown() {
    _ = stage.navigation("A")
    stage.device.shutDown()

    _ = Stage().navigation("B")
    stage.settle()

    #expect(stage.loop.log.isEmpty)
  }
}
