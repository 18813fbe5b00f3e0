import FitnessAppointments
import UIKit

/// Coordinates the group flow: the classes, and the trainer of a class.
final class GroupCoordinator: TrainerFlowCoordinator {
  private weak var classes: (any SubcategoriesViewProtocol)?

  private func findTrainer(of subcategory: Subcategory) {
    if session.identity == .offline {
      classes?.showOffline()
    } else {
      classes?.findTrainer(of: subcategory)
    }
  }

  override func subcategories(of activity: ActivityType) -> (any Presentable)? {
    activity == .group ? classes : nil
  }
}

extension GroupCoordinator: Coordinatable {
  func start() {
    let view = factory.makeSubcategoriesView(of: .group)
    connectWithMenu(view)
    view.onSubcategorySelected = { [weak self] in self?.findTrainer(of: $0) }
    view.onTrainerFound = { [weak self] in self?.showTrainer($0) }
    classes = view
    showFirst(view)
  }
}
