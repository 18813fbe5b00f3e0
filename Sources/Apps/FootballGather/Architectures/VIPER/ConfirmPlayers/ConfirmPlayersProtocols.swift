import FootballGather

/// The presenter's commands to the teams view.
protocol ConfirmPlayersViewProtocol: AnyObject {
  func showTitle(_ title: String)
  func enableStart(_ isEnabled: Bool)
  func showBusy(_ isBusy: Bool)
  func presentAlert(_ text: AlertText)
}

/// The user's actions on the teams screen, and the content of its rows.
protocol ConfirmPlayersPresenterProtocol: AnyObject {
  var numberOfSections: Int { get }

  func numberOfRows(in section: Int) -> Int
  func header(of section: Int) -> String?
  func name(at row: Int, in section: Int) -> String
  func position(at row: Int, in section: Int) -> String?

  func viewDidLoad()
  func movePlayer(from row: Int, in section: Int, to newRow: Int, in newSection: Int)
  func startGather()
}

/// The presenter's requests to the teams interactor.
protocol ConfirmPlayersInteractorProtocol: AnyObject {
  /// The players on the bench, in team A and in team B.
  var teams: [[Player]] { get }
  var canStart: Bool { get }

  func movePlayer(from row: Int, in section: Int, to newRow: Int, in newSection: Int)
  func startGather()
}

/// The teams interactor's answers to its presenter.
protocol ConfirmPlayersInteractorOutput: AnyObject {
  func didStart(_ gather: Gather)
  func didFailToStart()
}

/// Navigates from the teams to other screens.
protocol ConfirmPlayersRouterProtocol: AnyObject {
  func showGather(_ gather: Gather, delegate: any GatherDelegate)
}

/// Receives a callback when the gather of these teams ends.
protocol ConfirmPlayersDelegate: AnyObject {
  func didEndGather()
}
