import FitnessAppointments
import UIKit

/// The base class of the coordinators of the tabs; each begins with the root of its tab's stack.
class RootCoordinator: StackCoordinator {
  var onFinish: (() -> Void)?
  private lazy var observer = StackObserver { [weak self] in self?.finishFlows(missingFrom: $0) }

  func showRoot(_ viewController: MenuViewController) {
    addMenu(to: viewController)
    if dependencies.isObserving { navigationController.delegate = observer }
    navigationController.setViewControllers([viewController], animated: false)
  }

  /// Starts a flow, and returns to the root once it has booked an appointment.
  func startFlow<Flow: TrainerFlowCoordinator & Coordinator>(_ coordinator: Flow) {
    add(coordinator)
    coordinator.start()
  }

  func add<Flow: TrainerFlowCoordinator & Coordinator>(_ coordinator: Flow) {
    coordinator.onFinish = { [weak self, weak weakCoordinator = coordinator] in
      self?.removeDependency(weakCoordinator)
    }
    coordinator.onBooked = { [weak self, weak weakCoordinator = coordinator] draft in
      self?.removeDependency(weakCoordinator)
      self?.returnToRoot(with: draft)
    }
    addDependency(coordinator)
  }

  func returnToRoot(with draft: Draft) {
    navigationController.popToRootViewController(animated: isSeen)
    navigationController.viewControllers.first?.showAlert(
      .booked(draft), [{ [weak self] in self?.dependencies.flows?.startAppointments() }])
  }

  /// Removes everything above the root, without animation.
  func returnToStart() {
    removeAllDependencies()
    navigationController.setViewControllers(
      Array(navigationController.viewControllers.prefix(1)), animated: false)
  }
}
