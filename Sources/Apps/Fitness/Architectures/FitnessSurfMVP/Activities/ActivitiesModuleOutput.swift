import FitnessAppointments

/// The events that the activities report to their coordinator.
protocol ActivitiesModuleOutput: ModuleOutput {
  var onActivitySelected: ((ActivityType) -> Void)? { get set }
}
