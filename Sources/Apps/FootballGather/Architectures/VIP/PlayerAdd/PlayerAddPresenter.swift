import FootballGather

/// Decides what the add screen shows for a name and for each result.
final class PlayerAddPresenter: PlayerAddPresenterProtocol {
  weak var view: (any PlayerAddViewProtocol)?

  func presentName(_ response: PlayerAddModels.ChangeName.Response) {
    view?.displayName(.init(canSave: !response.name.isEmpty))
  }

  func presentProgress() {
    view?.displayBusy(true)
  }

  func presentResult(_ response: PlayerAddModels.Save.Response) {
    view?.displayBusy(false)
    if response.hasFailed { view?.displayFailure(.init(alert: .playerNotAdded)) }
  }

  func dismissAdd() {
    view?.dismissAdd()
  }
}
