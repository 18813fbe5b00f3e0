import FitnessAppointments

/// The events that the trainer module reports to its coordinator.
protocol TrainerModuleOutput: ModuleOutput {
  var onBook: (() -> Void)? { get set }
  var onSimilar: ((Trainer.ID) -> Void)? { get set }
}
