/// The events that the alert about a booked appointment reports to its coordinator.
protocol BookedAlertModuleOutput: AnyObject {
  var onAppointments: (() -> Void)? { get set }
}
