import FootballGather

/// Keeps the typed or picked value, and returns to the player once it is saved.
final class PlayerEditPresenter {
  weak var view: (any PlayerEditViewProtocol)?
  private weak var delegate: (any PlayerEditDelegate)?
  private let interactor: any PlayerEditInteractorProtocol
  private let router: any PlayerEditRouterProtocol
  private var text: String
  private var selectedItem: Int?

  init(
    interactor: any PlayerEditInteractorProtocol, router: any PlayerEditRouterProtocol,
    delegate: any PlayerEditDelegate
  ) {
    self.interactor = interactor
    self.router = router
    self.delegate = delegate
    text = interactor.value
    selectedItem = interactor.originalItem
  }

  private var editedValue: String {
    field.isPickList ? selectedItem.map { field.items[$0] } ?? "" : text
  }
}

extension PlayerEditPresenter: PlayerEditPresenterProtocol {
  var field: PlayerField { interactor.field }
  var numberOfItems: Int { field.items.count }

  func title(of item: Int) -> String {
    field.items[item]
  }

  func isSelected(_ item: Int) -> Bool {
    item == selectedItem
  }

  func viewDidLoad() {
    view?.showTitle(field.title)
    if field.isPickList { view?.showItems() } else { view?.showTextField(interactor.value) }
  }

  func type(_ text: String) {
    self.text = text
    view?.enableDone(interactor.canSave(text))
  }

  func pick(_ item: Int) {
    guard item != selectedItem else { return }
    selectedItem = item
    view?.reloadItems()
    view?.enableDone(item != interactor.originalItem)
  }

  func save() {
    view?.showBusy(true)
    interactor.save(editedValue)
  }
}

extension PlayerEditPresenter: PlayerEditInteractorOutput {
  func didSave(_ player: Player) {
    view?.showBusy(false)
    delegate?.didUpdate(player)
    router.dismissEdit()
  }

  func didFailToSave() {
    view?.showBusy(false)
    view?.presentAlert(.playerNotUpdated)
  }
}
