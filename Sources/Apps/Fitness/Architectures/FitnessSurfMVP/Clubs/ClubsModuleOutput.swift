import FitnessAppointments

/// The events that the clubs module reports to its coordinator.
protocol ClubsModuleOutput: ModuleOutput {
  var onClubSelected: ((Club.ID) -> Void)? { get set }
}
