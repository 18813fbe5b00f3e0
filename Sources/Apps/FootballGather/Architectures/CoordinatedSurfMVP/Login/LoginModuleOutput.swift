import FootballGather

/// The events that the login module reports to its coordinator.
protocol LoginModuleOutput: AnyObject {
  var onAuthorized: (() -> Void)? { get set }
  var onError: ((AlertText) -> Void)? { get set }
}
