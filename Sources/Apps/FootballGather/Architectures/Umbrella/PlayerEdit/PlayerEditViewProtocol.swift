import FootballGather

/// The editor, as its coordinator knows it.
protocol PlayerEditViewProtocol: Presentable {
  var output: (any PlayerEditViewOutput)? { get }
  var onSave: ((Player) -> Void)? { get set }
}

extension PlayerEditViewProtocol {
  var field: PlayerField? { output?.field }
}

/// The editor, as its presenter knows it.
protocol PlayerEditViewInput: PlayerEditViewProtocol {
  func showTitle(_ title: String)
  func showTextField(with text: String)
  func showItems()
  func reloadItems()
  func enableDone(_ isEnabled: Bool)
  func showBusy(_ isBusy: Bool)
}

/// What the editor's view reports, and what its items show.
protocol PlayerEditViewOutput: ModuleOutput {
  var field: PlayerField { get }

  func isPicked(_ item: Int) -> Bool

  func viewLoaded()
  func type(_ text: String)
  func pick(_ item: Int)
  func save()
}
