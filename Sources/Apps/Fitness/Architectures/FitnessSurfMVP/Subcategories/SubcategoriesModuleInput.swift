import FitnessAppointments

/// The open subcategories' interface for other modules.
protocol SubcategoriesModuleInput: AnyObject {
  /// Asks for the trainer of a class, while the view is busy.
  func findTrainer(of subcategory: Subcategory)
}
