import FootballGather

/// The edit view's interface for its coordinator.
protocol PlayerEditViewProtocol: Presentable {
  var output: (any PlayerEditViewOutput)? { get }
  var onSave: ((Player) -> Void)? { get set }
}

extension PlayerEditViewProtocol {
  var field: PlayerField? { output?.field }
}

/// The edit view's interface for its presenter.
protocol PlayerEditViewInput: PlayerEditViewProtocol {
  func showTitle(_ title: String)
  func showTextField(with text: String)
  func showItems()
  func reloadItems()
  func enableDone(_ isEnabled: Bool)
  func showBusy(_ isBusy: Bool)
}

/// The edit view's messages to its presenter, and the selection of its items.
protocol PlayerEditViewOutput: ModuleOutput {
  var field: PlayerField { get }

  func isPicked(_ item: Int) -> Bool

  func viewLoaded()
  func type(_ text: String)
  func pick(_ item: Int)
  func save()
}
