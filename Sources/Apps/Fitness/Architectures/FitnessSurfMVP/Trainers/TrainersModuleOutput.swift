import FitnessAppointments

/// The events that the trainers report to their coordinator.
protocol TrainersModuleOutput: ModuleOutput {
  var onTrainerSelected: ((Trainer.ID) -> Void)? { get set }
}
