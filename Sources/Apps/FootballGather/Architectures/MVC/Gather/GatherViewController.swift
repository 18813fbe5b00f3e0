import FootballGather
import FootballGatherUI
import UIKit

/// Runs the clock and keeps the score of a match until the match ends.
final class GatherViewController: UIViewController {
  private enum TimerState {
    case stopped, running, paused
  }

  var services: Services!
  var gather: Gather!

  private var time = GatherTime.initial
  private var timerState = TimerState.stopped
  private var timer: Timer?
  private let screen = GatherScreen()

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Gather in progress"
    screen.tableView.dataSource = self
    screen.timePicker.dataSource = self
    screen.timePicker.delegate = self
    setUpTimerButtons()
    setUpSteppers()
    screen.endButton.addAction(UIAction { [weak self] _ in self?.askToEnd() }, for: .touchUpInside)
    showTime()
    showScore()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isMovingFromParent { stopTimer() }
  }

  private func setUpTimerButtons() {
    screen.timerButton.addAction(
      UIAction { [weak self] _ in self?.startOrPause() }, for: .touchUpInside)
    screen.setTimeButton.addAction(
      UIAction { [weak self] _ in self?.showPicker() }, for: .touchUpInside)
    screen.cancelTimeButton.addAction(
      UIAction { [weak self] _ in self?.reset(to: .initial) }, for: .touchUpInside)
    screen.pickerCancelButton.addAction(
      UIAction { [weak self] _ in self?.screen.timePickerView.isHidden = true },
      for: .touchUpInside)
    screen.pickerDoneButton.addAction(
      UIAction { [weak self] _ in self?.usePickedTime() }, for: .touchUpInside)
  }

  private func setUpSteppers() {
    for stepper in [screen.scoreAStepper, screen.scoreBStepper] {
      stepper?.addAction(UIAction { [weak self] _ in self?.showScore() }, for: .valueChanged)
    }
  }

  // MARK: Timer

  private func startOrPause() {
    if !time.isZero {
      if timerState == .running {
        stopTimer()
        timerState = .paused
      } else {
        startTimer()
      }
    }
    showTime()
  }

  private func startTimer() {
    timerState = .running
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
      self?.tick()
    }
  }

  private func stopTimer() {
    timer?.invalidate()
    timer = nil
    timerState = .stopped
  }

  private func tick() {
    time = time.afterTick
    if time.isZero { stopTimer() }
    showTime()
  }

  private func reset(to time: GatherTime) {
    stopTimer()
    self.time = time
    screen.timePickerView.isHidden = true
    showTime()
  }

  private func showTime() {
    screen.timerLabel.text = time.text
    screen.timerButton.setTitle(timerButtonTitle, for: .normal)
  }

  private var timerButtonTitle: String {
    switch timerState {
    case .stopped: "Start"
    case .running: "Pause"
    case .paused: "Resume"
    }
  }

  private func showPicker() {
    screen.timePicker.selectRow(time.minutes, inComponent: 0, animated: false)
    screen.timePicker.selectRow(time.seconds, inComponent: 1, animated: false)
    screen.timePickerView.isHidden = false
  }

  private func usePickedTime() {
    reset(
      to: GatherTime(
        minutes: screen.timePicker.selectedRow(inComponent: 0),
        seconds: screen.timePicker.selectedRow(inComponent: 1)))
  }

  // MARK: Score

  private func showScore() {
    screen.scoreALabel.text = String(result.scoreA)
    screen.scoreBLabel.text = String(result.scoreB)
  }

  private var result: GatherResult {
    GatherResult(
      scoreA: Int(screen.scoreAStepper.value), scoreB: Int(screen.scoreBStepper.value))
  }

  // MARK: Ending

  private func askToEnd() {
    showAlert(.confirmEndOfGather) { [weak self] in self?.end() }
  }

  private func end() {
    screen.isBusy = true
    services.gathers.end(gather: gather.id, with: result) { [weak self] in self?.didEnd($0) }
  }

  private func didEnd(_ result: Result<Void, ServiceError>) {
    screen.isBusy = false
    switch result {
    case .success:
      let stack = navigationController?.viewControllers ?? []
      guard let list = stack.lazy.compactMap({ $0 as? any GatherEnding }).first else { return }
      list.gatherDidEnd()
      navigationController?.popToViewController(list, animated: true)
    case .failure: showAlert(.gatherNotEnded)
    }
  }
}

extension GatherViewController: UITableViewDataSource {
  private func team(in section: Int) -> TeamSection {
    section == 0 ? .teamA : .teamB
  }

  func numberOfSections(in tableView: UITableView) -> Int {
    2
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    gather.players(in: team(in: section)).count
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    team(in: section).title
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: BasicRow.reuseIdentifier, for: indexPath)
    let player = gather.players(in: team(in: indexPath.section))[indexPath.row]
    cell.textLabel?.text = player.name
    cell.detailTextLabel?.text = player.preferredPosition?.abbreviation
    return cell
  }
}

extension GatherViewController: UIPickerViewDataSource, UIPickerViewDelegate {
  func numberOfComponents(in pickerView: UIPickerView) -> Int {
    2
  }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    60
  }

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? {
    String(row)
  }
}
