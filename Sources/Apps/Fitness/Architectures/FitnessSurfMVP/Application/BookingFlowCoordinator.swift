import FitnessAppointments

/// The base class of the flows that lead to an appointment.
class BookingFlowCoordinator: FlowCoordinator {
  /// Called instead of `finishFlow` when an appointment has been booked.
  var onBooked: ((Draft) -> Void)?
  /// The module above which the flow starts.
  private(set) weak var base: (any Presentable)?

  init(above base: (any Presentable)?, router: any Router, dependencies: Dependencies) {
    self.base = base
    super.init(
      router: dependencies.routing.makeRouter(sharing: router), dependencies: dependencies)
  }

  /// Shows the first module of the flow, which ends when this module leaves the stack.
  func showFirst(_ view: any Presentable, with deepLinkOption: DeepLinkOption?) {
    let completion: () -> Void = { [weak self] in self?.finishFlow?() }
    if deepLinkOption == nil {
      router.push(view, completion: completion)
    } else {
      router.push(view, above: base, animated: false, completion: completion)
    }
  }

  /// Runs the flow of a new appointment; when it books one, this flow ends too.
  func runCreateAppointmentFlow(
    with draft: Draft, above view: (any Presentable)?, onLeft: (() -> Void)? = nil,
    with deepLinkOption: DeepLinkOption? = nil
  ) {
    let coordinator = CreateAppointmentCoordinator(
      draft: draft, isInTab: true, above: view, router: router, dependencies: dependencies)
    coordinator.finishFlow = { [weak self, weak coordinator] in
      self?.removeDependency(coordinator)
      onLeft?()
    }
    coordinator.onBooked = { [weak self, weak coordinator] draft in
      self?.removeDependency(coordinator)
      self?.onBooked?(draft)
    }
    run(coordinator, with: deepLinkOption)
  }
}
