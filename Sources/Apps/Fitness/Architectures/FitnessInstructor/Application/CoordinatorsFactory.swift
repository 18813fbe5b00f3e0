import FitnessAppointments

/// Creates the coordinators, and retains none of them.
struct CoordinatorsFactory {
  func makeChoose(on router: Router, _ dependencies: Dependencies) -> ChooseCoordinator {
    ChooseCoordinator(
      of: .any, on: router, storage: StateStorage(of: .any), dependencies: dependencies)
  }

  func makeAccount(on router: Router, _ dependencies: Dependencies) -> AccountCoordinator {
    AccountCoordinator(
      of: .page, on: router, storage: StateStorage(of: .page), dependencies: dependencies)
  }

  func makeActivity(
    _ storage: StateStorage, on router: Router, _ dependencies: Dependencies
  ) -> ActivityCoordinator {
    ActivityCoordinator(
      of: storage.flow, on: router, storage: storage, dependencies: dependencies)
  }

  /// Creates the flow that books the draft in the storage of another flow.
  func makeCreate(
    on router: Router, for parent: FlowCoordinator, _ dependencies: Dependencies
  ) -> CreateAppointmentCoordinator {
    CreateAppointmentCoordinator(
      on: router, storage: parent.storage, isInTab: parent.flow != .appointments,
      dependencies: dependencies)
  }

  func makeAppointments(
    over tabs: TabsRouter, isAnimated: Bool, _ dependencies: Dependencies
  ) -> AppointmentsCoordinator {
    AppointmentsCoordinator(over: tabs, isAnimated: isAnimated, dependencies: dependencies)
  }

  func makeLogin(
    over tabs: TabsRouter, reason: LoginReason, isAnimated: Bool, _ dependencies: Dependencies
  ) -> LoginCoordinator {
    LoginCoordinator(
      over: tabs, reason: reason, isAnimated: isAnimated, dependencies: dependencies)
  }
}
