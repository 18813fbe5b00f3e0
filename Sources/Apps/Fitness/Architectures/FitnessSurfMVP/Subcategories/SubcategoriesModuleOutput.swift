import FitnessAppointments

/// The events that the subcategories module reports to its coordinator.
protocol SubcategoriesModuleOutput: ModuleOutput {
  var onSubcategorySelected: ((Subcategory) -> Void)? { get set }
  /// Called with the trainer of a class, after `findTrainer(of:)`.
  var onTrainerFound: ((Trainer.ID) -> Void)? { get set }
}
