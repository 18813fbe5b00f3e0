/// The add screen, as its coordinator knows it.
protocol PlayerAddViewProtocol: Presentable {
  var output: (any PlayerAddViewOutput)? { get }
  var onAdded: CompletionBlock? { get set }
}

/// The add screen, as its presenter knows it.
protocol PlayerAddViewInput: PlayerAddViewProtocol {
  func enableDone(_ isEnabled: Bool)
  func showBusy(_ isBusy: Bool)
}

/// What the add screen's view reports.
protocol PlayerAddViewOutput: ModuleOutput {
  func type(_ name: String)
  func save()
}
