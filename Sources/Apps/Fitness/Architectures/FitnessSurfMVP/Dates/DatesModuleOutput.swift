import FitnessAppointments

/// The events that the dates report to their coordinator.
protocol DatesModuleOutput: ModuleOutput {
  var onSlotSelected: ((Slot) -> Void)? { get set }
}
