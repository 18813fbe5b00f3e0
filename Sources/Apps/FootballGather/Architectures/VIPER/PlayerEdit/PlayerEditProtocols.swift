import FootballGather

/// The presenter's commands to the edit view.
protocol PlayerEditViewProtocol: AnyObject {
  func showTitle(_ title: String)
  func showTextField(_ text: String)
  func showItems()
  func reloadItems()
  func enableDone(_ isEnabled: Bool)
  func showBusy(_ isBusy: Bool)
  func presentAlert(_ text: AlertText)
}

/// The user's actions on the edit screen, and the content of its items.
protocol PlayerEditPresenterProtocol: AnyObject {
  var field: PlayerField { get }
  var numberOfItems: Int { get }

  func title(of item: Int) -> String
  func isSelected(_ item: Int) -> Bool

  func viewDidLoad()
  func type(_ text: String)
  func pick(_ item: Int)
  func save()
}

/// The presenter's requests to the edit interactor.
protocol PlayerEditInteractorProtocol: AnyObject {
  var field: PlayerField { get }
  var value: String { get }
  var originalItem: Int? { get }

  func canSave(_ text: String) -> Bool
  func save(_ text: String)
}

/// The edit interactor's answers to its presenter.
protocol PlayerEditInteractorOutput: AnyObject {
  func didSave(_ player: Player)
  func didFailToSave()
}

/// Navigates from the editor to other screens.
protocol PlayerEditRouterProtocol: AnyObject {
  func dismissEdit()
}

/// Receives a callback when the edited player has been saved.
protocol PlayerEditDelegate: AnyObject {
  func didUpdate(_ player: Player)
}
