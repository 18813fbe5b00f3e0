/// The gather, as its coordinator knows it.
protocol GatherViewProtocol: Presentable {
  var output: (any GatherViewOutput)? { get }
  var onEnded: CompletionBlock? { get set }
}

/// The gather, as its presenter knows it.
protocol GatherViewInput: GatherViewProtocol {
  func showTime(_ time: String, buttonTitle: String)
  func showPicker(minutes: Int, seconds: Int)
  func hidePicker()
  func showScore(teamA: String, teamB: String)
  func showBusy(_ isBusy: Bool)
}

/// What the gather's view reports, and what its rows and wheels show.
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
