import FootballGather

/// Changes one value of a player.
final class PlayerEditPresenter {
  weak var view: (any PlayerEditViewInput)?
  var router: (any PlayerEditRouterInput)?
  weak var output: (any PlayerEditModuleOutput)?

  private let field: PlayerField
  private let player: Player
  private let service: any PlayerService
  private var selectedItem: Int?
  // The edited value; `nil` until the user types or picks one.
  private var value: String?

  init(field: PlayerField, player: Player, service: any PlayerService) {
    self.field = field
    self.player = player
    self.service = service
    selectedItem = field.selectedItem(of: player)
  }
}

extension PlayerEditPresenter: PlayerEditViewOutput {
  func viewLoaded() {
    view?.configure(with: PlayerEditModel(field, of: player))
    view?.setDoneEnabled(false)
  }

  func changeText(to text: String) {
    change(to: text)
  }

  func pickItem(at index: Int) {
    guard index != selectedItem else { return }
    selectedItem = index
    view?.selectItem(at: index)
    change(to: field.items[index])
  }

  func save() {
    guard let value else { return }
    let edited = field.applying(value, to: player)
    view?.setBusy(true)
    service.update(edited) { [weak self] result in self?.finish(edited, result) }
  }
}

extension PlayerEditPresenter: PlayerEditModuleInput {
  func isEditing(_ field: PlayerField, of id: Player.ID) -> Bool {
    self.field == field && player.id == id
  }
}

extension PlayerEditPresenter {
  private func change(to value: String) {
    self.value = value
    view?.setDoneEnabled(field.canSave(value, for: player))
  }

  private func finish(_ edited: Player, _ result: Result<Void, ServiceError>) {
    view?.setBusy(false)
    switch result {
    case .success:
      output?.playerEdited(edited)
      router?.closeModule()
    case .failure:
      router?.showMessageModule(with: .playerNotUpdated)
    }
  }
}
