import FootballGather

/// The presenter's commands to the add view.
protocol PlayerAddViewProtocol: AnyObject {
  func showTitle(_ title: String)
  func enableDone(_ isEnabled: Bool)
  func showBusy(_ isBusy: Bool)
  func presentAlert(_ text: AlertText)
}

/// The user's actions on the add screen.
protocol PlayerAddPresenterProtocol: AnyObject {
  func viewDidLoad()
  func nameDidChange(_ name: String)
  func save()
}

/// The presenter's requests to the add interactor.
protocol PlayerAddInteractorProtocol: AnyObject {
  func add(_ name: String)
}

/// The add interactor's answers to its presenter.
protocol PlayerAddInteractorOutput: AnyObject {
  func didAdd()
  func didFailToAdd()
}

/// Navigates from the add screen to other screens.
protocol PlayerAddRouterProtocol: AnyObject {
  func dismissAdd()
}

/// Receives a callback when a player has been added.
protocol PlayerAddDelegate: AnyObject {
  func didAddPlayer()
}
