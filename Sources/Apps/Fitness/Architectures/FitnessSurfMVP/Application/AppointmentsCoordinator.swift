import FitnessAppointments

/// Coordinates the appointments, in a sheet with its own stack.
final class AppointmentsCoordinator: StackCoordinator {
  /// Called when the user has closed the sheet with its button.
  var onClose: (() -> Void)?
  private weak var listInput: (any AppointmentsModuleInput)?
  private weak var detailView: (any Presentable)?
  private weak var detailInput: (any AppointmentModuleInput)?

  /// Whether the sheet is shown.
  var isOpen: Bool { root?.place != nil }

  override func start(with deepLinkOption: DeepLinkOption?) {
    let (view, input, output) = AppointmentsModuleConfigurator(session: session).configure()
    connect(output, of: view)
    output.onAppointmentSelected = { [weak self] in self?.showAppointmentModule(with: $0) }
    output.onParkedLoaded = { [weak self] in self?.reach($0) }
    output.onCancel = { [weak self, weak view] in
      if let view { self?.askToCancel($0, over: view) }
    }
    output.onClose = { [weak self] in self?.onClose?() }
    listInput = input
    setRootModule(view)
    finishWhenDismissed()
    if let deepLinkOption { handle(deepLinkOption: deepLinkOption, animated: false) }
  }

  private func askToCancel(_ appointment: Appointment, over view: any Presentable) {
    let onConfirmed = action(over: view) { [weak listInput] _, _ in
      listInput?.cancel(appointment)
    }
    showAlert(.cancelAppointment(appointment), over: view, onConfirmed: onConfirmed)
  }

  // MARK: Appointment

  private func showAppointmentModule(with appointment: Appointment) {
    router.push(makeAppointmentModule(with: appointment))
  }

  private func makeAppointmentModule(with appointment: Appointment) -> any Presentable {
    let (view, input, output) = AppointmentModuleConfigurator(session: session)
      .configure(with: appointment)
    connect(output, of: view)
    output.onAgain = { [weak self, weak view] in
      self?.runCreateAppointmentFlow(repeating: appointment, above: view)
    }
    output.onCancel = { [weak self, weak view] in
      if let view { self?.askToCancel(over: view) }
    }
    output.onCancelled = { [weak self] in self?.finishCancelling(appointment) }
    detailView = view
    detailInput = input
    return view
  }

  private func askToCancel(over view: any Presentable) {
    guard let detailInput else { return }
    let onConfirmed = action(over: view) { [weak detailInput] _, _ in detailInput?.cancel() }
    showAlert(
      .cancelAppointment(detailInput.appointment), over: view, onConfirmed: onConfirmed)
  }

  private func finishCancelling(_ appointment: Appointment) {
    listInput?.remove(appointment)
    router.popModule()
  }

  private func runCreateAppointmentFlow(
    repeating appointment: Appointment, above view: (any Presentable)?
  ) {
    let coordinator = CreateAppointmentCoordinator(
      draft: Draft(repeating: appointment), isInTab: false, above: view, router: router,
      dependencies: dependencies)
    coordinator.finishFlow = { [weak self, weak coordinator] in
      self?.removeDependency(coordinator)
    }
    coordinator.onBooked = { [weak self, weak coordinator] _ in
      self?.removeDependency(coordinator)
      self?.finishBooking()
    }
    run(coordinator)
  }

  private func finishBooking() {
    router.popToRootModule(animated: true)
    listInput?.load()
  }

  // MARK: Links

  override func handle(deepLinkOption: DeepLinkOption, animated: Bool) {
    listInput?.forgetParkedAppointment()
    switch deepLinkOption {
    case .appointment(let id): openAppointment(id, animated: animated)
    case .schedule:
      returnToRoot(animated: animated)
      listInput?.showSchedule()
    default: returnToRoot(animated: animated)
    }
  }

  private func openAppointment(_ id: Appointment.ID, animated: Bool) {
    if let detailInput, detailInput.appointment.id == id, detailView?.place != nil {
      router.popToModule(detailView, animated: animated)
    } else if let appointment = listInput?.loadedAppointment(id) {
      reach(appointment)
    } else {
      returnToRoot(animated: animated)
      listInput?.park(id)
    }
  }

  /// Shows an appointment directly above the list, as the last step of following a link, without
  /// animation.
  private func reach(_ appointment: Appointment) {
    router.push(makeAppointmentModule(with: appointment), above: root, animated: false)
  }
}
