import FootballGather

/// Holds the player whose values are shown.
final class PlayerDetailInteractor {
  private(set) var player: Player
  private let presenter: any PlayerDetailPresenterProtocol
  private weak var delegate: (any PlayerDetailDelegate)?
  private let sections = PlayerDetailSection.allCases

  init(
    presenter: any PlayerDetailPresenterProtocol, player: Player,
    delegate: any PlayerDetailDelegate
  ) {
    self.presenter = presenter
    self.player = player
    self.delegate = delegate
  }
}

extension PlayerDetailInteractor: PlayerDetailInteractorProtocol {
  func countSections(_ request: PlayerDetailModels.CountSections.Request) -> Int {
    sections.count
  }

  func showSection(
    _ request: PlayerDetailModels.ShowSection.Request
  ) -> PlayerDetailModels.ShowSection.ViewModel {
    presenter.section(.init(section: sections[request.section]))
  }

  func showRow(
    _ request: PlayerDetailModels.ShowRow.Request
  ) -> PlayerDetailModels.ShowRow.ViewModel {
    let field = sections[request.section].fields[request.row]
    return presenter.row(.init(field: field, player: player))
  }

  func showPlayer(_ request: PlayerDetailModels.ShowPlayer.Request) {
    presenter.presentPlayer(.init(player: player))
  }

  func selectRow(_ request: PlayerDetailModels.SelectRow.Request) {
    let field = sections[request.section].fields[request.row]
    presenter.presentEdit(.init(player: player, field: field, delegate: self))
  }

  func didUpdate(_ player: Player) {
    self.player = player
    presenter.presentPlayer(.init(player: player))
    delegate?.didUpdate(player)
  }
}
