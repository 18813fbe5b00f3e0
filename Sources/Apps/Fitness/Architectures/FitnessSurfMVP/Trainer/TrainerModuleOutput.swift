import FitnessAppointments

/// The events that the trainer reports to the coordinator.
protocol TrainerModuleOutput: ModuleOutput {
  var onBook: (() -> Void)? { get set }
  var onSimilar: ((Trainer.ID) -> Void)? { get set }
}
