import FootballGather

/// The teams, as their coordinator knows them.
protocol ConfirmPlayersViewProtocol: Presentable {
  var output: (any ConfirmPlayersViewOutput)? { get }
  var onStartGather: ((Gather) -> Void)? { get set }
}

/// The teams, as their presenter knows them.
protocol ConfirmPlayersViewInput: ConfirmPlayersViewProtocol {
  func enableStart(_ isEnabled: Bool)
  func showBusy(_ isBusy: Bool)
}

/// What the teams' view reports, and what its rows show.
protocol ConfirmPlayersViewOutput: ModuleOutput {
  var numberOfSections: Int { get }

  func numberOfRows(in section: Int) -> Int
  func header(of section: Int) -> String?
  func name(at row: Int, in section: Int) -> String
  func position(at row: Int, in section: Int) -> String?

  func movePlayer(at row: Int, in section: Int, to newRow: Int, in newSection: Int)
  func startGather()
}
