import FootballGather

/// Receives a callback when the time has changed without a user action.
protocol GatherViewModelDelegate: AnyObject {
  func timeDidChange()
}

/// Keeps the teams and the clock, and ends the gather on the server.
final class GatherViewModel {
  weak var delegate: (any GatherViewModelDelegate)?
  private let services: Services
  private let gather: Gather
  private let timeHandler = GatherTimeHandler()

  init(services: Services, gather: Gather) {
    self.services = services
    self.gather = gather
  }

  var title: String { "Gather in progress" }

  // MARK: Teams

  var numberOfSections: Int { 2 }

  func numberOfRows(in section: Int) -> Int {
    players(in: section).count
  }

  func header(of section: Int) -> String {
    team(in: section).title
  }

  func name(at row: Int, in section: Int) -> String {
    players(in: section)[row].name
  }

  func position(at row: Int, in section: Int) -> String? {
    players(in: section)[row].preferredPosition?.abbreviation
  }

  private func team(in section: Int) -> TeamSection {
    section == 0 ? .teamA : .teamB
  }

  private func players(in section: Int) -> [Player] {
    gather.players(in: team(in: section))
  }

  // MARK: Clock

  var timeText: String { timeHandler.time.text }
  var minutes: Int { timeHandler.time.minutes }
  var seconds: Int { timeHandler.time.seconds }

  var timerButtonTitle: String {
    switch timeHandler.state {
    case .stopped: "Start"
    case .running: "Pause"
    case .paused: "Resume"
    }
  }

  let numberOfPickerComponents = 2
  let numberOfPickerRows = 60

  func pickerTitle(of row: Int) -> String {
    String(row)
  }

  func startOrPauseTimer() {
    timeHandler.startOrPause { [weak self] in self?.delegate?.timeDidChange() }
  }

  func stopTimer() {
    timeHandler.stop()
  }

  func resetTime() {
    timeHandler.reset(to: .initial)
  }

  func useTime(minutes: Int, seconds: Int) {
    timeHandler.reset(to: GatherTime(minutes: minutes, seconds: seconds))
  }

  // MARK: Ending

  func scoreText(_ score: Double) -> String {
    String(Int(score))
  }

  func end(scoreA: Double, scoreB: Double, completion: @escaping Completion<Void>) {
    let result = GatherResult(scoreA: Int(scoreA), scoreB: Int(scoreB))
    services.gathers.end(gather: gather.id, with: result, completion: completion)
  }
}
