import FootballGather

/// The presenter's commands to the gather view.
protocol GatherViewProtocol: AnyObject {
  func showTitle(_ title: String)
  func showTime(_ text: String, buttonTitle: String)
  func showTimePicker(minutes: Int, seconds: Int)
  func hideTimePicker()
  func showScore(teamA: String, teamB: String)
  func showBusy(_ isBusy: Bool)
  func presentAlert(_ text: AlertText)
  func askToEnd(_ text: AlertText)
}

/// The user's actions on the gather screen, and the content of its rows and wheels.
protocol GatherPresenterProtocol: AnyObject {
  var numberOfSections: Int { get }
  func numberOfRows(in section: Int) -> Int
  func header(of section: Int) -> String
  func name(at row: Int, in section: Int) -> String
  func position(at row: Int, in section: Int) -> String?

  var numberOfWheels: Int { get }
  var numberOfTimes: Int { get }
  func title(ofTime time: Int) -> String

  func viewDidLoad()
  func viewDidLeave()
  func startOrPauseTimer()
  func setTime()
  func cancelTime()
  func cancelPicker()
  func useTime(minutes: Int, seconds: Int)
  func scoreDidChange(teamA: Double, teamB: Double)
  func askToEnd()
  func endGather(teamA: Double, teamB: Double)
}

/// The presenter's requests to the gather interactor.
protocol GatherInteractorProtocol: AnyObject {
  var time: GatherTime { get }
  var timerState: GatherTimeHandler.State { get }

  func players(in team: TeamSection) -> [Player]
  func startOrPauseTimer()
  func stopTimer()
  func resetTime(to time: GatherTime)
  func end(with result: GatherResult)
}

/// The gather interactor's answers to its presenter, and the ticks of its timer.
protocol GatherInteractorOutput: AnyObject {
  func timeDidChange()
  func didEnd()
  func didFailToEnd()
}

/// Navigates from the gather to other screens.
protocol GatherRouterProtocol: AnyObject {
  func popToPlayerList()
}

/// Receives a callback when the gather ends.
protocol GatherDelegate: AnyObject {
  func didEndGather()
}
