import FitnessAppointments
import UIKit

/// The interface of the any-trainer flow for the first tab.
protocol AnyCoordinatorOutput: BookingFlowOutput {
  /// Called before `finishFlow` when no trainer is available.
  var onNobodyFree: CompletionBlock? { get set }
  /// Called before `finishFlow` when the user has to log in.
  var onLoginNeeded: CompletionBlock? { get set }
}

/// Coordinates the flow that books any available trainer; it has no module of its own, and may end
/// while it starts.
final class AnyCoordinator: FlowCoordinator, AnyCoordinatorOutput {
  var onBooked: ((Draft) -> Void)?
  var onNobodyFree: CompletionBlock?
  var onLoginNeeded: CompletionBlock?
  private let coordinatorFactory: any CoordinatorFactoryProtocol
  private let offers: [Trainer.ID]

  init(
    router: any Routable, session: UserSession,
    coordinatorFactory: any CoordinatorFactoryProtocol, offers: [Trainer.ID]
  ) {
    self.coordinatorFactory = coordinatorFactory
    self.offers = offers
    super.init(router: router, session: session)
  }

  private func startCreateAppointmentFlow(with trainerID: Trainer.ID) {
    let coordinator = coordinatorFactory.makeCreateAppointmentCoordinator(
      with: router, draft: Draft(activity: .any, trainerID: trainerID), isInTab: true,
      isAnimated: true)
    coordinator.finishFlow = { [weak self, weak coordinator] in
      self?.removeDependency(coordinator)
      self?.finishFlow?()
    }
    coordinator.onBooked = { [weak self, weak coordinator] draft in
      self?.removeDependency(coordinator)
      self?.onBooked?(draft)
    }
    addDependency(coordinator)
    coordinator.start()
  }
}

extension AnyCoordinator: Coordinatable {
  func start() {
    guard let trainerID = offers.first else {
      onNobodyFree?()
      finishFlow?()
      return
    }
    guard session.identity.isSignedIn else {
      onLoginNeeded?()
      finishFlow?()
      return
    }
    startCreateAppointmentFlow(with: trainerID)
  }
}
