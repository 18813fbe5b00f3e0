import FitnessAppointments
import UIKit

/// Coordinates the gym flow: the subcategories, the trainers of a subcategory, and one trainer.
final class FitnessActivityCoordinator: TrainerFlowCoordinator, Coordinator {
  private let place: Place?
  private var subcategory: Subcategory?

  init(
    with navigationController: UINavigationController, at place: Place? = nil,
    dependencies: Dependencies
  ) {
    self.place = place
    super.init(with: navigationController, dependencies: dependencies)
  }

  func start() {
    let subcategories = SubcategoriesViewController(activity: .gym, session: session)
    addMenu(to: subcategories)
    subcategories.onSubcategorySelected = { [weak self] in self?.showTrainers(of: $0) }
    firstScreen = FirstScreen(subcategories)
    show(subcategories, at: place)
  }

  private func showTrainers(of subcategory: Subcategory) {
    self.subcategory = subcategory
    let trainers = TrainersViewController(subcategory: subcategory, session: session)
    addMenu(to: trainers)
    trainers.onOffline = { [weak self, weak trainers] in
      if let trainers { self?.showOffline(over: trainers) }
    }
    trainers.onTrainerSelected = { [weak self] in self?.showTrainer($0) }
    show(trainers)
  }

  override func draft(for trainer: Trainer) -> Draft {
    Draft(activity: .gym, subcategoryID: subcategory?.id, trainerID: trainer.id)
  }
}
