import FootballGather

/// The teams view's interface for its coordinator.
protocol ConfirmPlayersViewProtocol: Presentable {
  var output: (any ConfirmPlayersViewOutput)? { get }
  var onStartGather: ((Gather) -> Void)? { get set }
}

/// The teams view's interface for its presenter.
protocol ConfirmPlayersViewInput: ConfirmPlayersViewProtocol {
  func enableStart(_ isEnabled: Bool)
  func showBusy(_ isBusy: Bool)
}

/// The teams view's messages to its presenter, and the content of its rows.
protocol ConfirmPlayersViewOutput: ModuleOutput {
  var numberOfSections: Int { get }

  func numberOfRows(in section: Int) -> Int
  func header(of section: Int) -> String?
  func name(at row: Int, in section: Int) -> String
  func position(at row: Int, in section: Int) -> String?

  func movePlayer(at row: Int, in section: Int, to newRow: Int, in newSection: Int)
  func startGather()
}
