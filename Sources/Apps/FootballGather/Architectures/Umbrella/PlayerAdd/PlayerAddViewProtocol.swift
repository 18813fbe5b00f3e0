/// The add view's interface for its coordinator.
protocol PlayerAddViewProtocol: Presentable {
  var output: (any PlayerAddViewOutput)? { get }
  var onAdded: CompletionBlock? { get set }
}

/// The add view's interface for its presenter.
protocol PlayerAddViewInput: PlayerAddViewProtocol {
  func enableDone(_ isEnabled: Bool)
  func showBusy(_ isBusy: Bool)
}

/// The add view's messages to its presenter.
protocol PlayerAddViewOutput: ModuleOutput {
  func type(_ name: String)
  func save()
}
