import FootballGather
import FootballGatherUI
import UIKit

final class GatherViewController: UIViewController, ModuleTransitionable {
  var output: (any GatherViewOutput)?
  private lazy var screen = GatherScreen()
  private var teams: [TeamModel] = []

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Gather in progress"
    screen.tableView.dataSource = self
    screen.timePicker.dataSource = self
    screen.timePicker.delegate = self
    configureTimerActions()
    configureMatchActions()
    output?.viewLoaded()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isMovingFromParent { output?.viewClosed() }
  }

  private func configureTimerActions() {
    onTap(of: screen.timerButton) { $0.output?.toggleTimer() }
    onTap(of: screen.setTimeButton) { $0.output?.setTime() }
    onTap(of: screen.cancelTimeButton) { $0.output?.resetTime() }
    onTap(of: screen.pickerCancelButton) { $0.output?.cancelPickingTime() }
    onTap(of: screen.pickerDoneButton) { $0.output?.pickTime($0.pickedTime) }
  }

  private func configureMatchActions() {
    onTap(of: screen.endButton) { $0.output?.endGather() }
    for stepper in [screen.scoreAStepper, screen.scoreBStepper] {
      let changeScore = UIAction { [weak self] _ in
        guard let self else { return }
        output?.changeScore(to: shownResult)
      }
      stepper?.addAction(changeScore, for: .valueChanged)
    }
  }

  private func onTap(
    of button: UIButton, _ handler: @escaping @MainActor (GatherViewController) -> Void
  ) {
    let action = UIAction { [weak self] _ in
      if let self { handler(self) }
    }
    button.addAction(action, for: .touchUpInside)
  }

  private var pickedTime: GatherTime {
    GatherTime(
      minutes: screen.timePicker.selectedRow(inComponent: 0),
      seconds: screen.timePicker.selectedRow(inComponent: 1))
  }

  private var shownResult: GatherResult {
    GatherResult(
      scoreA: Int(screen.scoreAStepper.value), scoreB: Int(screen.scoreBStepper.value))
  }
}

extension GatherViewController: GatherViewInput {
  func configure(with teams: [TeamModel]) {
    self.teams = teams
    screen.tableView.reloadData()
  }

  func configure(with timer: GatherTimerModel) {
    screen.timerLabel.text = timer.time.text
    screen.timerButton.setTitle(timer.actionTitle, for: .normal)
  }

  func configure(with result: GatherResult) {
    screen.scoreALabel.text = String(result.scoreA)
    screen.scoreBLabel.text = String(result.scoreB)
  }

  func showTimePicker(with time: GatherTime) {
    screen.timePicker.reloadAllComponents()
    screen.timePicker.selectRow(time.minutes, inComponent: 0, animated: false)
    screen.timePicker.selectRow(time.seconds, inComponent: 1, animated: false)
    screen.timePickerView.isHidden = false
  }

  func hideTimePicker() {
    screen.timePickerView.isHidden = true
  }

  func setBusy(_ isBusy: Bool) {
    screen.isBusy = isBusy
  }
}

extension GatherViewController: UITableViewDataSource {
  func numberOfSections(in tableView: UITableView) -> Int {
    teams.count
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    teams[section].title
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    teams[section].rows.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: BasicRow.reuseIdentifier, for: indexPath)
    let row = teams[indexPath.section].rows[indexPath.row]
    cell.textLabel?.text = row.name
    cell.detailTextLabel?.text = row.position
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
