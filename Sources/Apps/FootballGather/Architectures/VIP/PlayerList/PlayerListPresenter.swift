import FootballGather

/// Formats the list's players and state for display.
final class PlayerListPresenter {
  weak var view: (any PlayerListViewProtocol)?

  private func presentFailure(_ error: ServiceError) {
    view?.displayFailure(.init(alert: .failure(error)))
  }
}

extension PlayerListPresenter: PlayerListPresenterProtocol {
  func rowCount(
    _ response: PlayerListModels.CountRows.Response
  ) -> PlayerListModels.CountRows.ViewModel {
    .init(numberOfRows: response.players.count)
  }

  func row(_ response: PlayerListModels.ShowRow.Response) -> PlayerListModels.ShowRow.ViewModel {
    let player = response.player
    return .init(
      name: player.name, position: "Position: \(player.preferredPosition?.rawValue ?? "-")",
      skill: "Skill: \(player.skill?.rawValue ?? "-")", isSelected: response.isSelected)
  }

  func deletion(
    _ response: PlayerListModels.CheckDeletion.Response
  ) -> PlayerListModels.CheckDeletion.ViewModel {
    .init(canDelete: !response.state.isSelecting)
  }

  func presentLoading() {
    view?.displayLoading(true)
  }

  func presentPlayers(_ response: PlayerListModels.Load.Response) {
    view?.displayLoading(false)
    switch response.result {
    case .success(let players): view?.displayPlayers(.init(isEmpty: players.isEmpty))
    case .failure(let error): presentFailure(error)
    }
  }

  func presentState(_ response: PlayerListModels.ShowState.Response) {
    let count = response.selectedCount
    view?.displayState(
      .init(
        title: count == 0 ? "Players" : "\(count) selected",
        selectTitle: response.state.barButtonTitle, canSelect: response.canSelect,
        bottomTitle: response.state.bottomButtonTitle,
        isBottomEnabled: !response.state.isSelecting || response.isComplete))
  }

  func presentRows() {
    view?.displayRows()
  }

  func presentRow(_ response: PlayerListModels.UpdateRow.Response) {
    view?.displayRow(.init(row: response.row))
  }

  func presentDetails(_ response: PlayerListModels.SelectRow.Response) {
    view?.displayDetails(.init(player: response.player, delegate: response.delegate))
  }

  func presentNext(_ response: PlayerListModels.OpenNext.Response) {
    view?.displayNext(.init(players: response.players, delegate: response.delegate))
  }

  func presentQuestion(_ response: PlayerListModels.AskToDelete.Response) {
    view?.displayQuestion(.init(question: .confirmDeletion(of: response.player)))
  }

  func presentDeleting() {
    view?.displayBusy(true)
  }

  func presentDeletion(_ response: PlayerListModels.Delete.Response) {
    view?.displayBusy(false)
    switch response.result {
    case .success(let row?): view?.displayDeletion(.init(row: row, isEmpty: response.isEmpty))
    case .success(nil): break
    case .failure(let error): presentFailure(error)
    }
  }

  func presentLogin(_ response: PlayerListModels.LogOut.Response) {
    view?.displayLogin(.init())
  }

  func presentTarget(_ response: PlayerListModels.Open.Response) {
    view?.displayTarget(.init(target: response.target, delegate: response.delegate))
  }
}
