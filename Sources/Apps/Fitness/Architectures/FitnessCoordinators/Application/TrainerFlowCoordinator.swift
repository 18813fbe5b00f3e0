import FitnessAppointments
import UIKit

/// The base class of the flows that show trainers and let the user book them.
class TrainerFlowCoordinator: StackCoordinator {
  var onFinish: (() -> Void)?
  /// Called instead of `onFinish` when an appointment has been booked.
  var onBooked: ((Draft) -> Void)?

  /// Returns the draft of an appointment with the trainer; subclasses can override this.
  func draft(for trainer: Trainer) -> Draft {
    Draft(activity: trainer.speciality, subcategoryID: trainer.classID, trainerID: trainer.id)
  }

  // MARK: Trainer

  func showTrainer(_ id: Trainer.ID) {
    show(makeTrainer(id))
  }

  func makeTrainer(_ id: Trainer.ID) -> TrainerViewController {
    let trainer = TrainerViewController(trainer: Catalogue.trainer(id), session: session)
    addMenu(to: trainer)
    trainer.onOffline = { [weak self, weak trainer] in
      if let trainer { self?.showOffline(over: trainer) }
    }
    trainer.onSimilar = { [weak self] in self?.showTrainer($0) }
    trainer.onBook = { [weak self, weak trainer] in
      if let trainer { self?.book(from: trainer) }
    }
    trainer.onBookByLink = { [weak self, weak trainer] place in
      if let trainer { self?.startCreateAppointmentFlow(with: trainer.trainer, at: place) }
    }
    return trainer
  }

  // MARK: Booking

  private func book(from trainer: TrainerViewController) {
    if session.identity.isSignedIn {
      startCreateAppointmentFlow(with: trainer.trainer)
    } else {
      dependencies.flows?.startLogin(for: .book) { [weak self, weak trainer] in
        if let trainer { self?.bookAfterLogin(from: trainer) }
      }
    }
  }

  private func bookAfterLogin(from trainer: TrainerViewController) {
    guard trainer.navigationController?.topViewController === trainer,
      session.mayBook(trainer.trainer.id)
    else { return }
    startCreateAppointmentFlow(with: trainer.trainer)
  }

  func startCreateAppointmentFlow(with trainer: Trainer, at place: Place? = nil) {
    let coordinator = CreateAppointmentCoordinator(
      with: navigationController, draft: draft(for: trainer), at: place,
      dependencies: dependencies)
    coordinator.onFinish = { [weak self, weak weakCoordinator = coordinator] in
      self?.removeDependency(weakCoordinator)
    }
    coordinator.onBooked = { [weak self, weak weakCoordinator = coordinator] draft in
      self?.removeDependency(weakCoordinator)
      self?.onBooked?(draft)
    }
    addDependency(coordinator)
    coordinator.start()
  }
}
