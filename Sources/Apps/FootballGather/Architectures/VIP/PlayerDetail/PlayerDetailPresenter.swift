import FootballGather

/// Formats a player's values for display.
final class PlayerDetailPresenter: PlayerDetailPresenterProtocol {
  weak var view: (any PlayerDetailViewProtocol)?

  func section(
    _ response: PlayerDetailModels.ShowSection.Response
  ) -> PlayerDetailModels.ShowSection.ViewModel {
    .init(header: header(of: response.section), numberOfRows: response.section.fields.count)
  }

  private func header(of section: PlayerDetailSection) -> String {
    switch section {
    case .personal: "PERSONAL"
    case .play: "PLAY"
    case .likes: "LIKES"
    }
  }

  func row(
    _ response: PlayerDetailModels.ShowRow.Response
  ) -> PlayerDetailModels.ShowRow.ViewModel {
    .init(title: response.field.title, value: response.field.shownValue(of: response.player))
  }

  func presentPlayer(_ response: PlayerDetailModels.ShowPlayer.Response) {
    view?.displayPlayer(.init(title: response.player.name))
  }

  func presentEdit(_ response: PlayerDetailModels.SelectRow.Response) {
    view?.displayEdit(
      .init(player: response.player, field: response.field, delegate: response.delegate))
  }
}
