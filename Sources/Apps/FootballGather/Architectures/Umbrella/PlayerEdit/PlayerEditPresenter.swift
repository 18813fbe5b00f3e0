import FootballGather

/// Keeps the typed or picked value, and saves it.
final class PlayerEditPresenter {
  var onAlert: ((ModuleAlert) -> Void)?
  let field: PlayerField
  private weak var view: (any PlayerEditViewInput)?
  private let services: Services
  private let player: Player
  private var text: String
  private var pickedItem: Int?

  init(
    view: any PlayerEditViewInput, services: Services, field: PlayerField, player: Player
  ) {
    self.view = view
    self.services = services
    self.field = field
    self.player = player
    text = field.shownValue(of: player)
    pickedItem = field.selectedItem(of: player)
  }

  private func didSave(_ edited: Player, _ result: Result<Void, ServiceError>) {
    view?.showBusy(false)
    switch result {
    case .success: view?.onSave?(edited)
    case .failure: showAlert(.playerNotUpdated)
    }
  }
}

extension PlayerEditPresenter: PlayerEditViewOutput {
  func isPicked(_ item: Int) -> Bool {
    item == pickedItem
  }

  func viewLoaded() {
    view?.showTitle(field.title)
    if field.isPickList { view?.showItems() } else { view?.showTextField(with: text) }
  }

  func type(_ text: String) {
    self.text = text
    view?.enableDone(field.canSave(text, for: player))
  }

  func pick(_ item: Int) {
    guard !isPicked(item) else { return }
    pickedItem = item
    view?.reloadItems()
    view?.enableDone(item != field.selectedItem(of: player))
  }

  func save() {
    let picked = pickedItem.map { field.items[$0] } ?? ""
    let edited = field.applying(field.isPickList ? picked : text, to: player)
    view?.showBusy(true)
    services.players.update(edited) { [weak self] in self?.didSave(edited, $0) }
  }
}
