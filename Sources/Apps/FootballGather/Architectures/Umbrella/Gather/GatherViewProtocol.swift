/// The gather view's interface for its coordinator.
protocol GatherViewProtocol: Presentable {
  var output: (any GatherViewOutput)? { get }
  var onEnded: CompletionBlock? { get set }
}

/// The gather view's interface for its presenter.
protocol GatherViewInput: GatherViewProtocol {
  func showTime(_ time: String, buttonTitle: String)
  func showPicker(minutes: Int, seconds: Int)
  func hidePicker()
  func showScore(teamA: String, teamB: String)
  func showBusy(_ isBusy: Bool)
}

/// The gather view's messages to its presenter, and the content of its rows and wheels.
protocol GatherViewOutput: ModuleOutput {
  var numberOfSections: Int { get }
  func numberOfRows(in section: Int) -> Int
  func header(of section: Int) -> String
  func name(at row: Int, in section: Int) -> String
  func position(at row: Int, in section: Int) -> String?

  var numberOfWheels: Int { get }
  var numberOfTimes: Int { get }
  func title(ofTime time: Int) -> String

  func viewLoaded()
  func viewLeft()
  func startOrPause()
  func setTime()
  func cancelTime()
  func cancelPicker()
  func use(minutes: Int, seconds: Int)
  func changeScore(teamA: Double, teamB: Double)
  func askToEnd()
}
