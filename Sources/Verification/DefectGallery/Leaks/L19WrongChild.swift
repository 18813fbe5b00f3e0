import RandomUsers
import UIKit
import UserSessions

/// A parent whose child finishes removes itself from its own list instead of the child.
enum L19 {
  nonisolated static let defect = Defect(
    "L19", "a parent removes the wrong coordinator from its list", .abandoned,
    of: "L19.SendCoordinator", suspect: "WalletCoordinator.children",
    events: [.tap("Send"), .tap("Confirm"), .tap("Done")], times: 5
  ) { isFixed in
    .window { window in
      let wallet = WalletCoordinator(isFixed: isFixed)
      window.rootViewController = wallet.start()
      return wallet
    }
  }

  protocol Coordinator: AnyObject {}

  final class WalletCoordinator: Coordinator, SendCoordinatorDelegate {
    private weak var wallet: WalletScreen?
    private let isFixed: Bool
    private var children: [any Coordinator] = []

    init(isFixed: Bool) { self.isFixed = isFixed }

    func start() -> UIViewController {
      let wallet = WalletScreen("Send") { [weak self] in self?.send() }
      self.wallet = wallet
      return wallet
    }

    private func send() {
      let child = SendCoordinator()
      child.delegate = self
      children.append(child)
      wallet?.present(child.start(), animated: true)
    }

    func didFinish(_ coordinator: SendCoordinator) {
      wallet?.dismiss(animated: true)
      remove(isFixed ? coordinator : self)
    }

    private func remove(_ child: any Coordinator) { children.removeAll { $0 === child } }
  }

  protocol SendCoordinatorDelegate: AnyObject {
    func didFinish(_ coordinator: SendCoordinator)
  }

  final class SendCoordinator: Coordinator {
    weak var delegate: (any SendCoordinatorDelegate)?
    private weak var navigation: UINavigationController?

    func start() -> UIViewController {
      let amount = AmountScreen("Confirm") { [weak self] in self?.showReceipt() }
      let navigation = UINavigationController(rootViewController: amount)
      // The flow can only be left by completing it.
      navigation.modalPresentationStyle = .fullScreen
      self.navigation = navigation
      return navigation
    }

    private func showReceipt() {
      let receipt = ReceiptScreen("Done") { [weak self] in
        if let self { delegate?.didFinish(self) }
      }
      navigation?.pushViewController(receipt, animated: true)
    }
  }

  final class WalletScreen: Screen {}
  final class AmountScreen: Screen {}
  final class ReceiptScreen: Screen {}
}
