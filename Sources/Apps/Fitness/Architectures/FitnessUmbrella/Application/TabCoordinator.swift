import FitnessAppointments
import UIKit

/// The base class of the coordinators of the tabs; each begins with the root of its tab's stack.
class TabCoordinator: FlowCoordinator {
  weak var root: (any ModuleProtocol)?

  func setRoot(_ view: any ModuleProtocol) {
    connectWithMenu(view)
    root = view
    router.setRootModule(view)
  }

  /// Starts a flow, and returns to the root once it has booked an appointment.
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

  /// Pops to the root, for a link.
  func keepRoot(animated: Bool) {
    guard let root, root.countAbove > 0 else { return }
    router.popToRootModule(animated: animated)
  }

  /// Removes everything above the root, without animation.
  func returnToStart() {
    router.popToRootModule(animated: false)
    removeAllDependencies()
  }
}
