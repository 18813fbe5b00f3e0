import FitnessAppointments

/// The events that the trainers module reports to its coordinator.
protocol TrainersModuleOutput: ModuleOutput {
  var onTrainerSelected: ((Trainer.ID) -> Void)? { get set }
}
