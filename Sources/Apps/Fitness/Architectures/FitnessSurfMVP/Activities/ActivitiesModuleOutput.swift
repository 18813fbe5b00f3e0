import FitnessAppointments

/// The events that the activities module reports to its coordinator.
protocol ActivitiesModuleOutput: ModuleOutput {
  var onActivitySelected: ((ActivityType) -> Void)? { get set }
}
