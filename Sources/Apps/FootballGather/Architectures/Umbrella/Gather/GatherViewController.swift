import FootballGatherUI
import UIKit

/// Shows the clock, the score and both teams.
final class GatherViewController: UIViewController {
  var output: (any GatherViewOutput)?
  var onEnded: CompletionBlock?
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
    connect(screen.timerButton) { $0.output?.startOrPause() }
    connect(screen.setTimeButton) { $0.output?.setTime() }
    connect(screen.cancelTimeButton) { $0.output?.cancelTime() }
    connect(screen.pickerCancelButton) { $0.output?.cancelPicker() }
    connect(screen.pickerDoneButton) { $0.usePickedTime() }
    connect(screen.endButton) { $0.output?.askToEnd() }
    connect(screen.scoreAStepper, for: .valueChanged) { $0.changeScore() }
    connect(screen.scoreBStepper, for: .valueChanged) { $0.changeScore() }
    output?.viewLoaded()
    changeScore()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isMovingFromParent { output?.viewLeft() }
  }

  private func connect(
    _ control: UIControl, for event: UIControl.Event = .touchUpInside,
    to action: @escaping (GatherViewController) -> Void
  ) {
    control.addAction(UIAction { [weak self] _ in self.map(action) }, for: event)
  }

  private func usePickedTime() {
    output?.use(
      minutes: screen.timePicker.selectedRow(inComponent: 0),
      seconds: screen.timePicker.selectedRow(inComponent: 1))
  }

  private func changeScore() {
    output?.changeScore(teamA: screen.scoreAStepper.value, teamB: screen.scoreBStepper.value)
  }
}

extension GatherViewController: GatherViewInput {
  func showTime(_ time: String, buttonTitle: String) {
    screen.timerLabel.text = time
    screen.timerButton.setTitle(buttonTitle, for: .normal)
  }

  func showPicker(minutes: Int, seconds: Int) {
    screen.timePicker.selectRow(minutes, inComponent: 0, animated: false)
    screen.timePicker.selectRow(seconds, inComponent: 1, animated: false)
    screen.timePickerView.isHidden = false
  }

  func hidePicker() {
    screen.timePickerView.isHidden = true
  }

  func showScore(teamA: String, teamB: String) {
    screen.scoreALabel.text = teamA
    screen.scoreBLabel.text = teamB
  }

  func showBusy(_ isBusy: Bool) {
    screen.isBusy = isBusy
  }
}

extension GatherViewController: UITableViewDataSource {
  func numberOfSections(in tableView: UITableView) -> Int {
    output?.numberOfSections ?? 0
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    output?.numberOfRows(in: section) ?? 0
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    output?.header(of: section)
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: BasicRow.reuseIdentifier, for: indexPath)
    cell.textLabel?.text = output?.name(at: indexPath.row, in: indexPath.section)
    cell.detailTextLabel?.text = output?.position(at: indexPath.row, in: indexPath.section)
    return cell
  }
}

extension GatherViewController: UIPickerViewDataSource, UIPickerViewDelegate {
  func numberOfComponents(in pickerView: UIPickerView) -> Int {
    output?.numberOfWheels ?? 0
  }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    output?.numberOfTimes ?? 0
  }

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? {
    output?.title(ofTime: row)
  }
}
