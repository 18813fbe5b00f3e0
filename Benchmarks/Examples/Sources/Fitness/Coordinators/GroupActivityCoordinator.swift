import UIKit

/// A flow: trainer, profile, subcategory, day, summary.
class GroupActivityCoordinator: ActivityCoordinator {

  override func start() {
    showTrainerSearch { [weak self] trainer in
      self?.showProfile(of: trainer)
    }
  }

  private func showProfile(of trainer: Trainer) {
    showProfile(of: trainer) { [weak self] trainer in
      self?.searchSubcategory(for: trainer)
    }
  }

  private func searchSubcategory(for trainer: Trainer) {
    showSubcategorySearch(of: .group) { [weak self] subcategory in
      self?.startDayFlow(for: trainer) { day in
        self?.showSummary(
          of: Appointment(trainer: trainer, subcategory: subcategory, day: day))
      }
    }
  }
}
