import FitnessAppointments
import UIKit

/// Coordinates the group flow: the classes, and the trainer of a class.
final class GroupActivityCoordinator: TrainerFlowCoordinator, Coordinator {
  private let place: Place?

  init(
    with navigationController: UINavigationController, at place: Place? = nil,
    dependencies: Dependencies
  ) {
    self.place = place
    super.init(with: navigationController, dependencies: dependencies)
  }

  func start() {
    let classes = SubcategoriesViewController(activity: .group, session: session)
    addMenu(to: classes)
    classes.onSubcategorySelected = { [weak self, weak classes] in
      if let classes { self?.findTrainer(of: $0, from: classes) }
    }
    classes.onTrainerFound = { [weak self] in self?.showTrainer($0) }
    firstScreen = FirstScreen(classes)
    show(classes, at: place)
  }

  private func findTrainer(of subcategory: Subcategory, from classes: SubcategoriesViewController) {
    if session.identity == .offline {
      showOffline(over: classes)
    } else {
      classes.askForTrainer(of: subcategory)
    }
  }
}
