import FootballGather

/// Decides what the editor shows for a value and for each result.
final class PlayerEditPresenter: PlayerEditPresenterProtocol {
  weak var view: (any PlayerEditViewProtocol)?

  func item(_ response: PlayerEditModels.ShowItem.Response) -> PlayerEditModels.ShowItem.ViewModel {
    .init(title: response.title, isSelected: response.isSelected)
  }

  func presentField(_ response: PlayerEditModels.ShowField.Response) {
    let field = response.field
    let text = field.isPickList ? nil : field.shownValue(of: response.player)
    view?.displayField(.init(title: field.title, text: text))
  }

  func presentChange(_ response: PlayerEditModels.Change.Response) {
    view?.displayChange(.init(reloadsItems: response.isItem, canSave: response.canSave))
  }

  func presentProgress() {
    view?.displayBusy(true)
  }

  func presentResult(_ response: PlayerEditModels.Save.Response) {
    view?.displayBusy(false)
    if response.hasFailed { view?.displayFailure(.init(alert: .playerNotUpdated)) }
  }

  func dismissEdit() {
    view?.dismissEdit()
  }
}
