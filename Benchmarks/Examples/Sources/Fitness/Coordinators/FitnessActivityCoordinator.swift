import UIKit

/// A flow: subcategory, trainer, profile, day, summary.
class FitnessActivityCoordinator: ActivityCoordinator {

  override func start() {
    showSubcategorySearch(of: .fitness) { [weak self] subcategory in
      self?.searchTrainer(for: subcategory)
    }
  }

  private func searchTrainer(for subcategory: Subcategory) {
    showTrainerSearch { [weak self] trainer in
      self?.showProfile(of: trainer, for: subcategory)
    }
  }

  private func showProfile(of trainer: Trainer, for subcategory: Subcategory) {
    showProfile(of: trainer) { [weak self] trainer in
      self?.startDayFlow(for: trainer) { day in
        self?.showSummary(
          of: Appointment(trainer: trainer, subcategory: subcategory, day: day))
      }
    }
  }
}
