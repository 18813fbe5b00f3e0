import FitnessAppointments

/// The events that the dates module reports to its coordinator.
protocol DatesModuleOutput: ModuleOutput {
  var onSlotSelected: ((Slot) -> Void)? { get set }
}
