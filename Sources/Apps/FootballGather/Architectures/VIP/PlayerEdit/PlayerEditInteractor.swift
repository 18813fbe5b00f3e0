import FootballGather

/// Keeps the typed or picked value, and saves the player.
final class PlayerEditInteractor {
  let field: PlayerField
  private let presenter: any PlayerEditPresenterProtocol
  private weak var delegate: (any PlayerEditDelegate)?
  private let services: Services
  private let player: Player
  private var text: String
  private var selectedItem: Int?

  init(
    presenter: any PlayerEditPresenterProtocol, services: Services, player: Player,
    field: PlayerField, delegate: any PlayerEditDelegate
  ) {
    self.presenter = presenter
    self.services = services
    self.player = player
    self.field = field
    self.delegate = delegate
    text = field.shownValue(of: player)
    selectedItem = field.selectedItem(of: player)
  }

  private func type(_ text: String) {
    self.text = text
    presenter.presentChange(.init(isItem: false, canSave: field.canSave(text, for: player)))
  }

  private func pick(_ item: Int) {
    guard item != selectedItem else { return }
    selectedItem = item
    presenter.presentChange(
      .init(isItem: true, canSave: item != field.selectedItem(of: player)))
  }

  private var editedPlayer: Player {
    let value = field.isPickList ? selectedItem.map { field.items[$0] } ?? "" : text
    return field.applying(value, to: player)
  }

  private func didSave(_ edited: Player, _ result: Result<Void, ServiceError>) {
    switch result {
    case .success:
      presenter.presentResult(.init(hasFailed: false))
      delegate?.didUpdate(edited)
      presenter.dismissEdit()
    case .failure: presenter.presentResult(.init(hasFailed: true))
    }
  }
}

extension PlayerEditInteractor: PlayerEditInteractorProtocol {
  func countItems(_ request: PlayerEditModels.CountItems.Request) -> Int {
    field.items.count
  }

  func showItem(
    _ request: PlayerEditModels.ShowItem.Request
  ) -> PlayerEditModels.ShowItem.ViewModel {
    let item = request.item
    return presenter.item(.init(title: field.items[item], isSelected: item == selectedItem))
  }

  func showField(_ request: PlayerEditModels.ShowField.Request) {
    presenter.presentField(.init(field: field, player: player))
  }

  func change(_ request: PlayerEditModels.Change.Request) {
    switch request {
    case .type(let text): type(text)
    case .pick(let item): pick(item)
    }
  }

  func save(_ request: PlayerEditModels.Save.Request) {
    let edited = editedPlayer
    presenter.presentProgress()
    services.players.update(edited) { [weak self] in self?.didSave(edited, $0) }
  }
}
