import FitnessAppointments
import UIKit

/// The base class of the coordinators of a tab, which begin with the root of its stack.
class TabCoordinator: FlowCoordinator {
  weak var root: (any ModuleProtocol)?

  func setRoot(_ view: any ModuleProtocol) {
    connectWithMenu(view)
    root = view
    router.setRootModule(view)
  }

  /// Starts a flow, which returns to the root when an appointment has been booked.
  func run(_ coordinator: any Coordinatable & BookingFlowOutput) {
    coordinator.finishFlow = { [weak self, weak coordinator] in
      self?.removeDependency(coordinator)
    }
    coordinator.onBooked = { [weak self, weak coordinator] draft in
      self?.removeDependency(coordinator)
      self?.returnToRoot(with: draft)
    }
    addDependency(coordinator)
    coordinator.start()
  }

  private func returnToRoot(with draft: Draft) {
    router.popToRootModule(animated: router.isSeen)
    if let root { showAlert(.booked(draft), [showAppointments], over: root) }
  }

  /// Leaves everything but the root, for a link.
  func keepRoot(animated: Bool) {
    guard let root, root.countAbove > 0 else { return }
    router.popToRootModule(animated: animated)
  }

  /// Leaves everything but the root, without animation.
  func returnToStart() {
    router.popToRootModule(animated: false)
    removeAllDependencies()
  }
}
