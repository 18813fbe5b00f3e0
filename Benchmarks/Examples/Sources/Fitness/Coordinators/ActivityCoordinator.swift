import UIKit

/// The base class of all activity flows: the modules, whose order each flow chooses.
class ActivityCoordinator: BaseCoordinator, Coordinator {
  var onFinish: (() -> Void)?

  unowned let navigationController: UINavigationController
  let catalog: Catalog
  let appointmentsManager: AppointmentsManager

  init(
    with navigationController: UINavigationController, catalog: Catalog,
    appointmentsManager: AppointmentsManager
  ) {
    self.navigationController = navigationController
    self.catalog = catalog
    self.appointmentsManager = appointmentsManager
  }

  func start() {
    fatalError("start() must be overridden")
  }

  // MARK: Modules

  func showSubcategorySearch(
    of activityType: ActivityType, onSelect: @escaping (Subcategory) -> Void
  ) {
    let viewController = SubcategorySearchViewController(
      activityType: activityType, catalog: catalog)
    viewController.onSubcategorySelected = onSelect
    navigationController.pushViewController(viewController, animated: true)
  }

  func showTrainerSearch(onSelect: @escaping (Trainer) -> Void) {
    let viewController = TrainerSearchViewController(catalog: catalog)
    viewController.onTrainerSelected = onSelect
    navigationController.pushViewController(viewController, animated: true)
  }

  func showProfile(of trainer: Trainer, onBook: @escaping (Trainer) -> Void) {
    let viewController = TrainerProfileViewController(trainer: trainer)
    viewController.onBook = onBook
    navigationController.pushViewController(viewController, animated: true)
  }

  func showSummary(of appointment: Appointment) {
    let viewController = AppointmentSummaryViewController(appointment: appointment)
    viewController.onConfirm = { [weak self] in
      self?.book(appointment)
    }
    viewController.onCancel = { [weak self] in
      self?.onFinish?()
    }
    navigationController.pushViewController(viewController, animated: true)
  }

  // MARK: Nested flows

  func startDayFlow(for trainer: Trainer, onDayChosen: @escaping (String) -> Void) {
    let coordinator = ChooseDayCoordinator(
      presenter: navigationController, days: catalog.days(of: trainer))
    coordinator.onDayChosen = onDayChosen
    coordinator.onFinish = { [weak self, weak weakCoordinator = coordinator] in
      self?.removeDependency(weakCoordinator)
    }
    addDependency(coordinator)
    coordinator.start()
  }

  private func book(_ appointment: Appointment) {
    appointmentsManager.add(appointment)
    let coordinator = AlertCoordinator(
      presenter: navigationController, title: "Booked",
      message: "\(appointment.trainer.name) waits for you on \(appointment.day).")
    coordinator.onFinish = { [weak self, weak weakCoordinator = coordinator] in
      self?.removeDependency(weakCoordinator)
      self?.onFinish?()
    }
    addDependency(coordinator)
    coordinator.start()
  }
}
