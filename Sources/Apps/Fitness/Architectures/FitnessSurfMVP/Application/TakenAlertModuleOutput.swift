/// The events that the alert about a taken slot reports to its coordinator.
protocol TakenAlertModuleOutput: AnyObject {
  var onChooseAnother: (() -> Void)? { get set }
}
