/// The gather view's requests to its interactor.
protocol GatherInteractorProtocol: AnyObject {
  func countSections(_ request: GatherModels.CountSections.Request) -> Int
  func showSection(
    _ request: GatherModels.ShowSection.Request
  ) -> GatherModels.ShowSection.ViewModel
  func showRow(_ request: GatherModels.ShowRow.Request) -> GatherModels.ShowRow.ViewModel
  func countTimes(_ request: GatherModels.CountTimes.Request) -> GatherModels.CountTimes.ViewModel
  func showWheel(_ request: GatherModels.ShowWheel.Request) -> GatherModels.ShowWheel.ViewModel

  func showTime(_ request: GatherModels.ShowTime.Request)
  func setTime(_ request: GatherModels.SetTime.Request)
  func changeTimer(_ request: GatherModels.ChangeTimer.Request)
  func changeScore(_ request: GatherModels.ChangeScore.Request)
  func askToEnd(_ request: GatherModels.AskToEnd.Request)
  func endGather(_ request: GatherModels.EndGather.Request)
}

/// The gather interactor's responses to its presenter.
protocol GatherPresenterProtocol: AnyObject {
  func section(
    _ response: GatherModels.ShowSection.Response
  ) -> GatherModels.ShowSection.ViewModel
  func row(_ response: GatherModels.ShowRow.Response) -> GatherModels.ShowRow.ViewModel
  func times() -> GatherModels.CountTimes.ViewModel
  func wheel(_ response: GatherModels.ShowWheel.Response) -> GatherModels.ShowWheel.ViewModel

  func presentTime(_ response: GatherModels.ShowTime.Response)
  func presentPicker(_ response: GatherModels.SetTime.Response)
  func hidePicker()
  func presentScore(_ response: GatherModels.ChangeScore.Response)
  func presentQuestion(_ response: GatherModels.AskToEnd.Response)
  func presentProgress()
  func presentResult(_ response: GatherModels.EndGather.Response)
  func popToPlayerList()
}

/// The gather presenter's commands to its view.
protocol GatherViewProtocol: AnyObject {
  func displayTime(_ viewModel: GatherModels.ShowTime.ViewModel)
  func displayPicker(_ viewModel: GatherModels.SetTime.ViewModel)
  func hidePicker()
  func displayScore(_ viewModel: GatherModels.ChangeScore.ViewModel)
  func displayQuestion(_ viewModel: GatherModels.AskToEnd.ViewModel)
  func displayBusy(_ isBusy: Bool)
  func displayFailure(_ viewModel: GatherModels.EndGather.ViewModel)
  func popToPlayerList()
}

/// Navigates from the gather to other screens.
protocol GatherRouterProtocol: AnyObject {
  func popToPlayerList()
}

/// Receives a callback when the gather ends.
protocol GatherDelegate: AnyObject {
  func didEndGather()
}
