import FitnessAppointments
import UIKit

/// Coordinates the gym flow: the subcategories, the trainers of a subcategory, and one trainer.
final class GymCoordinator: TrainerFlowCoordinator {
  private weak var subcategories: (any SubcategoriesViewProtocol)?
  private var subcategory: Subcategory?

  private func showTrainers(of subcategory: Subcategory) {
    self.subcategory = subcategory
    let view = factory.makeTrainersView(of: subcategory)
    connectWithMenu(view)
    view.onTrainerSelected = { [weak self] in self?.showTrainer($0) }
    router.push(view)
  }

  override func draft(for trainer: Trainer) -> Draft {
    Draft(activity: .gym, subcategoryID: subcategory?.id, trainerID: trainer.id)
  }

  override func subcategories(of activity: ActivityType) -> (any Presentable)? {
    activity == .gym ? subcategories : nil
  }
}

extension GymCoordinator: Coordinatable {
  func start() {
    let view = factory.makeSubcategoriesView(of: .gym)
    connectWithMenu(view)
    view.onSubcategorySelected = { [weak self] in self?.showTrainers(of: $0) }
    subcategories = view
    showFirst(view)
  }
}
