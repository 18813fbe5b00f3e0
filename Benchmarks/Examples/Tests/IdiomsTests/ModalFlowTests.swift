import Testing
import UIKit

// MARK: - A flow in a sheet, with its own stack

protocol SettingsCoordinatorDelegate: AnyObject {
  func settingsCoordinatorDidFinish(_ coordinator: SettingsCoordinator)
}

final class SettingsCoordinator: NSObject {
  weak var delegate: SettingsCoordinatorDelegate?

  private let presentingViewController: UIViewController
  private lazy var navigationController = UINavigationController()

  init(presentingViewController: UIViewController) {
    self.presentingViewController = presentingViewController
  }

  func start() {
    let controller = SettingsViewController(style: .insetGrouped)
    controller.navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .done, target: self, action: #selector(done))
    controller.onSelect = { [unowned self] name in
      let detail = UIViewController()
      detail.title = name
      self.navigationController.pushViewController(detail, animated: true)
    }
    navigationController.viewControllers = [controller]
    navigationController.modalPresentationStyle = .pageSheet
    navigationController.presentationController?.delegate = self
    presentingViewController.present(navigationController, animated: true)
  }

  @objc private func done() {
    navigationController.dismiss(animated: true) { [weak self] in
      guard let self = self else { return }
      self.delegate?.settingsCoordinatorDidFinish(self)
    }
  }
}

extension SettingsCoordinator: UIAdaptivePresentationControllerDelegate {
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    delegate?.settingsCoordinatorDidFinish(self)
  }

  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool {
    navigationController.viewControllers.count == 1
  }
}

final class SettingsViewController: UITableViewController {
  var onSelect: ((String) -> Void)?
  private let names = ["Sound", "Language"]

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = names[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    onSelect?(names[indexPath.row])
  }
}

final class HomeCoordinator: SettingsCoordinatorDelegate {
  let rootViewController = UIViewController()
  private(set) var children: [SettingsCoordinator] = []

  func showSettings() {
    let coordinator = SettingsCoordinator(presentingViewController: rootViewController)
    coordinator.delegate = self
    children.append(coordinator)
    coordinator.start()
  }

  func settingsCoordinatorDidFinish(_ coordinator: SettingsCoordinator) {
    children.removeAll { $0 === coordinator }
  }
}

// MARK: - Test

@MainActor @Suite("Modal flow") struct ModalFlowTests {
  @Test(
    "a swipe down or Done releases the flow; an open detail screen prevents the swipe"
  )
  func dismissals() {
    let phone = Phone()
    let home = HomeCoordinator()
    phone.show(home.rootViewController)
    func start() {
      home.showSettings()
      phone.settle()
    }
    func swipeDown(cancelled: Bool = false) -> Bool {
      guard phone.device.beginSheetSwipe().isDelivered else { return false }
      phone.device.endSheetSwipe(cancelled: cancelled)
      phone.settle()
      return true
    }

    start()
    weak let flow = home.children.first
    #expect(swipeDown(cancelled: true))
    #expect(flow != nil && phone.screen is SettingsViewController)
    #expect(phone.tapRow(1))
    #expect(phone.screen?.title == "Language")
    #expect(!swipeDown())
    phone.doing { $0.tapBack() }
    #expect(swipeDown())
    #expect(phone.screen === home.rootViewController)
    #expect(flow == nil)

    start()
    #expect(home.children.count == 1)
    #expect(phone.tap("Done"))
    #expect(home.children.isEmpty)
    #expect(phone.screen === home.rootViewController)
  }
}
