import LeakDetection
import RandomUsers
import Testing
import UIKit

/// Like all tests, these run in a task. There, the runtime queues a deinit as a job unless the task
/// runs on the deinit's executor.
@Suite("Isolated deinits", .enabled(if: HeapCensus.isAvailable)) @MainActor
struct IsolatedDeinitTests {
  private func report(
    _ events: [UserEvent] = [], _ make: @escaping @MainActor () -> AnyObject
  ) throws -> VisitReport {
    try RandomUsers(modules: ["RandomUsersTests"]).replay(
      events,
      on: .window { window in
        window.rootViewController = OwnerViewController(make())
        // The window alone retains the screen, until the device is shut down.
        return Node()
      })
  }

  @Test("an object that leaks when its owner is released at the end is not held by the owner")
  func leak() throws {
    let report = try report { Owner(Node.ring()) }

    #expect(report.findings.map(\.fingerprint) == ["leak: Node"], "\(report)")
  }

  @Test(
    "a leaked object is not held by its owner, even if the owner's deinit runs on another actor"
  )
  func otherActor() throws {
    let report = try report { BackgroundOwner(Node.ring()) }

    #expect(report.findings.map(\.fingerprint) == ["leak: Node"], "\(report)")
  }

  @Test("a cycle that a deinit breaks at the end is not a leak")
  func broken() throws {
    let report = try report { Breaker(Node.ring()) }

    #expect(report.findings.isEmpty, "\(report)")
  }

  @Test("a deinit runs at once, so that releasing an object is not an effect of a touch")
  func atOnce() throws {
    let report = try report([.tap("Release")]) { Owner(Node()) }

    #expect(
      report.findings.map(\.fingerprint) == ["dead touch: Release on OwnerViewController"],
      "\(report)")
  }
}

private final class Node: Sendable {
  nonisolated(unsafe) var next: Node?

  static func ring() -> Node {
    let node = Node()
    node.next = Node()
    node.next?.next = node
    return node
  }
}

@MainActor private final class Owner {
  private let node: Node
  init(_ node: Node) { self.node = node }
  isolated deinit {}
}

@MainActor private final class Breaker {
  private let node: Node
  init(_ node: Node) { self.node = node }
  isolated deinit { node.next = nil }
}

@globalActor private actor Background { static let shared = Background() }

@Background private final class BackgroundOwner {
  private let node: Node
  nonisolated init(_ node: Node) { self.node = node }
  isolated deinit {}
}

/// A screen with a button that releases an object and has no other effect.
private final class OwnerViewController: UIViewController {
  private var object: AnyObject?

  init(_ object: AnyObject) {
    self.object = object
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(type: .system)
    button.setTitle("Release", for: .normal)
    button.addAction(UIAction { [weak self] _ in self?.object = nil }, for: .touchUpInside)
    view.addSubview(button)
  }
}
