import UIKit

class ChooseActivityTypeCoordinator: BaseCoordinator, Coordinator {
  var onFinish: (() -> Void)?

  private unowned let navigationController: UINavigationController
  private let catalog: Catalog
  private let appointmentsManager: AppointmentsManager

  init(
    with navigationController: UINavigationController, catalog: Catalog,
    appointmentsManager: AppointmentsManager
  ) {
    self.navigationController = navigationController
    self.catalog = catalog
    self.appointmentsManager = appointmentsManager
  }

  func start() {
    showChooseActivityTypeScreen()
  }

  func leaveFlow() {
    removeAllDependencies()
    navigationController.popToRootViewController(animated: false)
  }

  private func showChooseActivityTypeScreen() {
    let viewController = ChooseActivityTypeViewController()
    viewController.onActivityTypeSelected = { [weak self] (activityType: ActivityType) in
      self?.startFlow(activityType)
    }
    navigationController.pushViewController(viewController, animated: false)
  }

  func startFlow(_ activityType: ActivityType) {
    switch activityType {
    case .fitness: startFitnessActivityFlow()
    case .group: startGroupActivityFlow()
    case .any: startAnyActivityFlow()
    }
  }

  private func startFitnessActivityFlow() {
    run(
      FitnessActivityCoordinator(
        with: navigationController, catalog: catalog, appointmentsManager: appointmentsManager))
  }

  private func startGroupActivityFlow() {
    run(
      GroupActivityCoordinator(
        with: navigationController, catalog: catalog, appointmentsManager: appointmentsManager))
  }

  private func startAnyActivityFlow() {
    run(
      AnyActivityCoordinator(
        with: navigationController, catalog: catalog, appointmentsManager: appointmentsManager))
  }

  private func run(_ coordinator: Coordinator) {
    coordinator.onFinish = { [weak self, weak weakCoordinator = coordinator] in
      self?.removeDependency(weakCoordinator)
      self?.navigationController.popToRootViewController(animated: true)
    }
    addDependency(coordinator)
    coordinator.start()
  }
}
