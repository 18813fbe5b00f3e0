import FootballGather

/// The list view's interface for its coordinator.
protocol PlayerListViewProtocol: Presentable {
  var output: (any PlayerListViewOutput)? { get }
  var onSelectPlayer: ((Player) -> Void)? { get set }
  var onAdd: CompletionBlock? { get set }
  var onConfirm: (([Player]) -> Void)? { get set }
  var onLogOut: CompletionBlock? { get set }
  /// Called when the list shows its players.
  var onLoaded: CompletionBlock? { get set }
}

extension PlayerListViewProtocol {
  var players: [Player] { output?.players ?? [] }
  var hasLoaded: Bool { output?.hasLoaded == true }

  func reload() {
    output?.reload()
  }

  func replace(_ player: Player) {
    output?.replace(player)
  }

  func showListMode() {
    output?.showListMode()
  }
}

/// The list view's interface for its presenter.
protocol PlayerListViewInput: PlayerListViewProtocol {
  func show(_ state: PlayerListViewState)
  func showEmptyView(_ isShown: Bool)
  func enableContent(_ isEnabled: Bool)
  func showBusy(_ isBusy: Bool)
  func reloadRows()
  func reloadRow(_ row: Int)
  func removeRow(_ row: Int)
}

/// The list view's messages to its presenter, and the content of its rows.
protocol PlayerListViewOutput: ModuleOutput {
  var players: [Player] { get }
  var hasLoaded: Bool { get }
  var canDelete: Bool { get }

  func name(at row: Int) -> String
  func position(at row: Int) -> String
  func skill(at row: Int) -> String
  func isSelected(at row: Int) -> Bool

  func viewLoaded()
  func retry()
  func reload()
  func replace(_ player: Player)
  func toggleMode()
  func showListMode()
  func selectRow(_ row: Int)
  func tapBottomButton()
  func askToDelete(at row: Int)
  func logOut()
}
