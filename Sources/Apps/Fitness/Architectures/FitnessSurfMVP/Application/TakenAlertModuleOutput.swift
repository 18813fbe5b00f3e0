/// The events that the alert of a taken slot reports to its coordinator.
protocol TakenAlertModuleOutput: AnyObject {
  var onChooseAnother: (() -> Void)? { get set }
}
