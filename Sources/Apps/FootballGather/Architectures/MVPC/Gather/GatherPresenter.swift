import FootballGather

/// Runs the clock, and ends the gather on the server.
final class GatherPresenter {
  weak var view: (any GatherViewProtocol)?
  private let services: Services
  private let gather: Gather
  private var timeHandler = GatherTimeHandler()

  init(services: Services, gather: Gather) {
    self.services = services
    self.gather = gather
  }

  // MARK: Teams

  var numberOfSections: Int { 2 }

  func numberOfRows(in section: Int) -> Int {
    gather.players(in: team(in: section)).count
  }

  func header(of section: Int) -> String {
    team(in: section).title
  }

  func name(at row: Int, in section: Int) -> String {
    player(at: row, in: section).name
  }

  func position(at row: Int, in section: Int) -> String? {
    player(at: row, in: section).preferredPosition?.abbreviation
  }

  private func team(in section: Int) -> TeamSection {
    section == 0 ? .teamA : .teamB
  }

  private func player(at row: Int, in section: Int) -> Player {
    gather.players(in: team(in: section))[row]
  }

  // MARK: Timer

  func showTime() {
    view?.showTime(timeHandler.time.text, buttonTitle: timeHandler.buttonTitle)
  }

  func startOrPause() {
    timeHandler.startOrPause { [weak self] in self?.tick() }
    showTime()
  }

  private func tick() {
    timeHandler.tick()
    showTime()
  }

  func setTime() {
    view?.showTimePicker(timeHandler.time)
  }

  func useTime(minutes: Int, seconds: Int) {
    reset(to: GatherTime(minutes: minutes, seconds: seconds))
  }

  func cancelTime() {
    reset(to: .initial)
  }

  private func reset(to time: GatherTime) {
    timeHandler.reset(to: time)
    view?.hideTimePicker()
    showTime()
  }

  func stopTimer() {
    timeHandler.stop()
  }

  // MARK: Ending

  func endGather(with result: GatherResult) {
    view?.showBusy(true)
    services.gathers.end(gather: gather.id, with: result) { [weak self] in self?.didEnd($0) }
  }

  private func didEnd(_ result: Result<Void, ServiceError>) {
    view?.showBusy(false)
    switch result {
    case .success: view?.didEndGather()
    case .failure: view?.showAlert(.gatherNotEnded)
    }
  }
}
