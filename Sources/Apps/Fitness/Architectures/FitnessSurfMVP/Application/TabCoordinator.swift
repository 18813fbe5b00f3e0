import FitnessAppointments

/// The base class of the coordinators of a tab.
class TabCoordinator: StackCoordinator {
  /// Runs a flow that leads to an appointment, and returns to the root once it is booked.
  func run(_ coordinator: BookingFlowCoordinator, with deepLinkOption: DeepLinkOption? = nil) {
    coordinator.finishFlow = { [weak self, weak coordinator] in
      self?.removeDependency(coordinator)
    }
    coordinator.onBooked = { [weak self, weak coordinator] draft in
      self?.removeDependency(coordinator)
      self?.finishBooking(of: draft)
    }
    super.run(coordinator, with: deepLinkOption)
  }

  private func finishBooking(of draft: Draft) {
    router.popToRootModule(animated: stack?.isShowing == true)
    guard let root else { return }
    let (alert, output) = BookedAlertModuleConfigurator().configure(with: draft)
    output.onAppointments = action(over: root) { flow, _ in flow.onSharedFlow?(.appointments) }
    present(alert, over: root)
  }

  /// Removes everything above the root when a session ends.
  func returnToStart() {
    returnToRoot(animated: false)
    removeAllDependencies()
  }
}
