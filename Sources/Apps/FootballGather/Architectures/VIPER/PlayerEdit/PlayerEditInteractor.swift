import FootballGather

/// Holds the player and the edited field, and saves the player.
final class PlayerEditInteractor {
  weak var output: (any PlayerEditInteractorOutput)?
  let field: PlayerField
  private let services: Services
  private let player: Player

  init(services: Services, player: Player, field: PlayerField) {
    self.services = services
    self.player = player
    self.field = field
  }

  private func didSave(_ edited: Player, _ result: Result<Void, ServiceError>) {
    switch result {
    case .success: output?.didSave(edited)
    case .failure: output?.didFailToSave()
    }
  }
}

extension PlayerEditInteractor: PlayerEditInteractorProtocol {
  var value: String { field.shownValue(of: player) }
  var originalItem: Int? { field.selectedItem(of: player) }

  func canSave(_ text: String) -> Bool {
    field.canSave(text, for: player)
  }

  func save(_ text: String) {
    let edited = field.applying(text, to: player)
    services.players.update(edited) { [weak self] in self?.didSave(edited, $0) }
  }
}
