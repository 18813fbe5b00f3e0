import FitnessAppointments

/// Coordinates the flow that books any available trainer; it has no module of its own, and may end
/// while it starts.
final class AnyActivityCoordinator: BookingFlowCoordinator {
  /// Called before `finishFlow` when no trainer is available.
  var onNobodyFree: (() -> Void)?
  /// Called before `finishFlow` when the user has to log in.
  var onLoginNeeded: (() -> Void)?
  private let offers: [Trainer.ID]

  init(
    offers: [Trainer.ID], above base: (any Presentable)?, router: any Router,
    dependencies: Dependencies
  ) {
    self.offers = offers
    super.init(above: base, router: router, dependencies: dependencies)
  }

  override func start(with deepLinkOption: DeepLinkOption?) {
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
    runCreateAppointmentFlow(
      with: Draft(activity: .any, trainerID: trainerID), above: base,
      onLeft: { [weak self] in self?.finishFlow?() })
  }
}
