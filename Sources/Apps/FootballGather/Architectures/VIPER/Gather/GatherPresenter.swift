import FootballGather

/// Formats the gather for display, and returns to the list when it ends.
final class GatherPresenter {
  weak var view: (any GatherViewProtocol)?
  private weak var delegate: (any GatherDelegate)?
  private let interactor: any GatherInteractorProtocol
  private let router: any GatherRouterProtocol
  private let teams = [TeamSection.teamA, .teamB]

  init(
    interactor: any GatherInteractorProtocol, router: any GatherRouterProtocol,
    delegate: any GatherDelegate
  ) {
    self.interactor = interactor
    self.router = router
    self.delegate = delegate
  }

  private func player(at row: Int, in section: Int) -> Player {
    interactor.players(in: teams[section])[row]
  }

  private var timerButtonTitle: String {
    switch interactor.timerState {
    case .stopped: "Start"
    case .running: "Pause"
    case .paused: "Resume"
    }
  }
}

extension GatherPresenter: GatherPresenterProtocol {
  var numberOfSections: Int { teams.count }

  func numberOfRows(in section: Int) -> Int {
    interactor.players(in: teams[section]).count
  }

  func header(of section: Int) -> String {
    teams[section].title
  }

  func name(at row: Int, in section: Int) -> String {
    player(at: row, in: section).name
  }

  func position(at row: Int, in section: Int) -> String? {
    player(at: row, in: section).preferredPosition?.abbreviation
  }

  var numberOfWheels: Int { 2 }
  var numberOfTimes: Int { 60 }

  func title(ofTime time: Int) -> String {
    String(time)
  }

  func viewDidLoad() {
    view?.showTitle("Gather in progress")
    timeDidChange()
  }

  func viewDidLeave() {
    interactor.stopTimer()
  }

  func startOrPauseTimer() {
    interactor.startOrPauseTimer()
  }

  func setTime() {
    view?.showTimePicker(minutes: interactor.time.minutes, seconds: interactor.time.seconds)
  }

  func cancelTime() {
    view?.hideTimePicker()
    interactor.resetTime(to: .initial)
  }

  func cancelPicker() {
    view?.hideTimePicker()
  }

  func useTime(minutes: Int, seconds: Int) {
    view?.hideTimePicker()
    interactor.resetTime(to: GatherTime(minutes: minutes, seconds: seconds))
  }

  func scoreDidChange(teamA: Double, teamB: Double) {
    view?.showScore(teamA: String(Int(teamA)), teamB: String(Int(teamB)))
  }

  func askToEnd() {
    view?.askToEnd(.confirmEndOfGather)
  }

  func endGather(teamA: Double, teamB: Double) {
    view?.showBusy(true)
    interactor.end(with: GatherResult(scoreA: Int(teamA), scoreB: Int(teamB)))
  }
}

extension GatherPresenter: GatherInteractorOutput {
  func timeDidChange() {
    view?.showTime(interactor.time.text, buttonTitle: timerButtonTitle)
  }

  func didEnd() {
    view?.showBusy(false)
    delegate?.didEndGather()
    router.popToPlayerList()
  }

  func didFailToEnd() {
    view?.showBusy(false)
    view?.presentAlert(.gatherNotEnded)
  }
}
