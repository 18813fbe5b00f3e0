import FitnessAppointments
import UIKit

/// Coordinates the flow that books any available trainer; it has no screen of its own, and may end
/// while it starts.
final class AnyActivityCoordinator: StackCoordinator, Coordinator {
  var onFinish: (() -> Void)?
  /// Called instead of `onFinish` when an appointment has been booked.
  var onBooked: ((Draft) -> Void)?
  /// Called before `onFinish` when no trainer is available.
  var onNobodyFree: (() -> Void)?
  /// Called before `onFinish` when the user has to log in.
  var onLoginNeeded: (() -> Void)?

  private let offers: [Trainer.ID]

  init(
    with navigationController: UINavigationController, offers: [Trainer.ID],
    dependencies: Dependencies
  ) {
    self.offers = offers
    super.init(with: navigationController, dependencies: dependencies)
  }

  func start() {
    guard let trainerID = offers.first else {
      onNobodyFree?()
      onFinish?()
      return
    }
    guard session.identity.isSignedIn else {
      onLoginNeeded?()
      onFinish?()
      return
    }
    startCreateAppointmentFlow(with: trainerID)
  }

  private func startCreateAppointmentFlow(with trainerID: Trainer.ID) {
    let coordinator = CreateAppointmentCoordinator(
      with: navigationController, draft: Draft(activity: .any, trainerID: trainerID),
      dependencies: dependencies)
    coordinator.onFinish = { [weak self, weak weakCoordinator = coordinator] in
      self?.removeDependency(weakCoordinator)
      self?.onFinish?()
    }
    coordinator.onBooked = { [weak self, weak weakCoordinator = coordinator] draft in
      self?.removeDependency(weakCoordinator)
      self?.onBooked?(draft)
    }
    addDependency(coordinator)
    coordinator.start()
  }
}
