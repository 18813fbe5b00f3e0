import UIKit

/// A flow: trainer, profile, day, summary.
class AnyActivityCoordinator: ActivityCoordinator {

  override func start() {
    showTrainerSearch { [weak self] trainer in
      self?.showProfile(of: trainer)
    }
  }

  private func showProfile(of trainer: Trainer) {
    showProfile(of: trainer) { [weak self] trainer in
      self?.startDayFlow(for: trainer) { day in
        self?.showSummary(of: Appointment(trainer: trainer, subcategory: nil, day: day))
      }
    }
  }
}
