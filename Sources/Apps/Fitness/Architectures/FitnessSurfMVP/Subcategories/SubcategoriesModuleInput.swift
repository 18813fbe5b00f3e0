import FitnessAppointments

/// The open subcategories module's interface for other modules.
protocol SubcategoriesModuleInput: AnyObject {
  /// Asks for the trainer of a class; the view is busy until the answer arrives.
  func findTrainer(of subcategory: Subcategory)
}
