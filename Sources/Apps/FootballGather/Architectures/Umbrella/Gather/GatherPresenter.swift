import FootballGather

/// Runs the clock, keeps the score, and ends the gather on the server.
final class GatherPresenter {
  var onAlert: ((ModuleAlert) -> Void)?
  private weak var view: (any GatherViewInput)?
  private let services: Services
  private let gather: Gather
  private let timeHandler = GatherTimeHandler()
  private let teams = [TeamSection.teamA, .teamB]
  private var result = GatherResult(scoreA: 0, scoreB: 0)

  init(view: any GatherViewInput, services: Services, gather: Gather) {
    self.view = view
    self.services = services
    self.gather = gather
    timeHandler.onChange = { [weak self] in self?.showTime() }
  }

  private func player(at row: Int, in section: Int) -> Player {
    gather.players(in: teams[section])[row]
  }

  private func showTime() {
    view?.showTime(timeHandler.time.text, buttonTitle: timeHandler.buttonTitle)
  }

  private func reset(to time: GatherTime) {
    view?.hidePicker()
    timeHandler.reset(to: time)
  }

  private func end() {
    view?.showBusy(true)
    services.gathers.end(gather: gather.id, with: result) { [weak self] in self?.didEnd($0) }
  }

  private func didEnd(_ result: Result<Void, ServiceError>) {
    view?.showBusy(false)
    switch result {
    case .success: view?.onEnded?()
    case .failure: showAlert(.gatherNotEnded)
    }
  }
}

extension GatherPresenter: GatherViewOutput {
  var numberOfSections: Int { teams.count }

  func numberOfRows(in section: Int) -> Int {
    gather.players(in: teams[section]).count
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

  func viewLoaded() {
    showTime()
  }

  func viewLeft() {
    timeHandler.stop()
  }

  func startOrPause() {
    timeHandler.startOrPause()
  }

  func setTime() {
    view?.showPicker(minutes: timeHandler.time.minutes, seconds: timeHandler.time.seconds)
  }

  func cancelTime() {
    reset(to: .initial)
  }

  func cancelPicker() {
    view?.hidePicker()
  }

  func use(minutes: Int, seconds: Int) {
    reset(to: GatherTime(minutes: minutes, seconds: seconds))
  }

  func changeScore(teamA: Double, teamB: Double) {
    result = GatherResult(scoreA: Int(teamA), scoreB: Int(teamB))
    view?.showScore(teamA: String(result.scoreA), teamB: String(result.scoreB))
  }

  func askToEnd() {
    onAlert?(ModuleAlert(text: .confirmEndOfGather) { [weak self] in self?.end() })
  }
}
