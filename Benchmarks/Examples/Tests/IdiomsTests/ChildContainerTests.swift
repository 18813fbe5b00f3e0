import Testing
import UIKit

// MARK: - A custom container

final class ContainerViewController: UIViewController {
  private var current: UIViewController?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
  }

  func show(_ controller: UIViewController, animated: Bool) {
    guard let previous = current else {
      embed(controller)
      return
    }
    previous.willMove(toParent: nil)
    addChild(controller)
    controller.view.frame = view.bounds
    current = controller
    transition(
      from: previous, to: controller, duration: animated ? 0.25 : 0,
      options: .transitionCrossDissolve, animations: nil
    ) { _ in
      previous.removeFromParent()
      controller.didMove(toParent: self)
    }
  }

  private func embed(_ controller: UIViewController) {
    current = controller
    addChild(controller)
    view.addSubview(controller.view)
    controller.view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      controller.view.topAnchor.constraint(equalTo: view.topAnchor),
      controller.view.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      controller.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      controller.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    controller.didMove(toParent: self)
  }
}

final class PanelViewController: UIViewController {
  private let name: String
  private let onEvent: (String) -> Void

  init(name: String, onEvent: @escaping (String) -> Void) {
    self.name = name
    self.onEvent = onEvent
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(type: .system)
    button.setTitle(name, for: .normal)
    button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
    view.addSubview(button)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    onEvent("\(name) appeared")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    onEvent("\(name) disappeared")
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    onEvent("\(name) \(parent == nil ? "left" : "entered")")
  }

  @objc private func tapped() {
    onEvent("\(name) tapped")
  }
}

// MARK: - Test

@MainActor @Suite("Manual child container") struct ChildContainerTests {
  @Test("a child appears with its container, and replacing it notifies both children")
  func children() {
    let phone = Phone()
    let container = ContainerViewController()
    var events: [String] = []
    let first = PanelViewController(name: "first") { events.append($0) }
    container.show(first, animated: false)
    #expect(events == ["first entered"])
    phone.show(container)
    #expect(events == ["first entered", "first appeared"])
    #expect(phone.tap("first"))
    events = []

    container.show(PanelViewController(name: "second") { events.append($0) }, animated: true)
    #expect(events.isEmpty)
    phone.settle()

    #expect(
      Set(events) == ["first disappeared", "second appeared", "first left", "second entered"])
    #expect(first.parent == nil && container.children.count == 1)
    #expect(phone.tap("second"))
    #expect(events.last == "second tapped")
  }
}
