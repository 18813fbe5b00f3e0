/// The events that the menu reports to its coordinator.
protocol MenuAlertModuleOutput: AnyObject {
  var onAppointments: (() -> Void)? { get set }
  var onLogIn: (() -> Void)? { get set }
  var onLogOut: (() -> Void)? { get set }
  var onTryAgain: (() -> Void)? { get set }
}
