import FootballGather

/// Formats the teams for display.
final class ConfirmPlayersPresenter: ConfirmPlayersPresenterProtocol {
  weak var view: (any ConfirmPlayersViewProtocol)?

  func section(
    _ response: ConfirmPlayersModels.ShowSection.Response
  ) -> ConfirmPlayersModels.ShowSection.ViewModel {
    .init(
      header: TeamSection(rawValue: response.section)?.title,
      numberOfRows: response.players.count)
  }

  func row(
    _ response: ConfirmPlayersModels.ShowRow.Response
  ) -> ConfirmPlayersModels.ShowRow.ViewModel {
    let player = response.player
    return .init(name: player.name, position: player.preferredPosition?.abbreviation)
  }

  func presentTeams(_ response: ConfirmPlayersModels.Move.Response) {
    let teams = [TeamSection.teamA, .teamB].map { response.teams[$0.rawValue] }
    view?.displayTeams(.init(canStart: teams.allSatisfy { !$0.isEmpty }))
  }

  func presentProgress() {
    view?.displayBusy(true)
  }

  func presentGather(_ response: ConfirmPlayersModels.Start.Response) {
    view?.displayBusy(false)
    if let gather = response.gather {
      view?.displayGather(.init(gather: gather, delegate: response.delegate))
    } else {
      view?.displayFailure(.init(alert: .gatherNotCreated))
    }
  }
}
