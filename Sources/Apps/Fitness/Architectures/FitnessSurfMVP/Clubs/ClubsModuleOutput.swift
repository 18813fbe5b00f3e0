import FitnessAppointments

/// The events that the clubs report to their coordinator.
protocol ClubsModuleOutput: ModuleOutput {
  var onClubSelected: ((Club.ID) -> Void)? { get set }
}
