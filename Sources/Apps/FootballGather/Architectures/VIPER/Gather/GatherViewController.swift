import FootballGather
import FootballGatherUI
import UIKit

/// Displays the clock, the score and both teams, and forwards the user's actions to the presenter.
final class GatherViewController: UIViewController {
  var presenter: (any GatherPresenterProtocol)!
  private let screen = GatherScreen()

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    screen.tableView.dataSource = self
    screen.timePicker.dataSource = self
    screen.timePicker.delegate = self
    setUpTimerButtons()
    setUpScore()
    presenter.viewDidLoad()
    scoreDidChange()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isMovingFromParent { presenter.viewDidLeave() }
  }

  private func setUpTimerButtons() {
    screen.timerButton.addAction(
      UIAction { [weak self] _ in self?.presenter.startOrPauseTimer() }, for: .touchUpInside)
    screen.setTimeButton.addAction(
      UIAction { [weak self] _ in self?.presenter.setTime() }, for: .touchUpInside)
    screen.cancelTimeButton.addAction(
      UIAction { [weak self] _ in self?.presenter.cancelTime() }, for: .touchUpInside)
    screen.pickerCancelButton.addAction(
      UIAction { [weak self] _ in self?.presenter.cancelPicker() }, for: .touchUpInside)
    screen.pickerDoneButton.addAction(
      UIAction { [weak self] _ in self?.usePickedTime() }, for: .touchUpInside)
  }

  private func setUpScore() {
    for stepper in [screen.scoreAStepper, screen.scoreBStepper] {
      stepper?.addAction(UIAction { [weak self] _ in self?.scoreDidChange() }, for: .valueChanged)
    }
    screen.endButton.addAction(
      UIAction { [weak self] _ in self?.presenter.askToEnd() }, for: .touchUpInside)
  }

  private func usePickedTime() {
    presenter.useTime(
      minutes: screen.timePicker.selectedRow(inComponent: 0),
      seconds: screen.timePicker.selectedRow(inComponent: 1))
  }

  private func scoreDidChange() {
    presenter.scoreDidChange(
      teamA: screen.scoreAStepper.value, teamB: screen.scoreBStepper.value)
  }

  private func endGather() {
    presenter.endGather(teamA: screen.scoreAStepper.value, teamB: screen.scoreBStepper.value)
  }
}

extension GatherViewController: GatherViewProtocol {
  func showTitle(_ title: String) {
    self.title = title
  }

  func showTime(_ text: String, buttonTitle: String) {
    screen.timerLabel.text = text
    screen.timerButton.setTitle(buttonTitle, for: .normal)
  }

  func showTimePicker(minutes: Int, seconds: Int) {
    screen.timePicker.selectRow(minutes, inComponent: 0, animated: false)
    screen.timePicker.selectRow(seconds, inComponent: 1, animated: false)
    screen.timePickerView.isHidden = false
  }

  func hideTimePicker() {
    screen.timePickerView.isHidden = true
  }

  func showScore(teamA: String, teamB: String) {
    screen.scoreALabel.text = teamA
    screen.scoreBLabel.text = teamB
  }

  func showBusy(_ isBusy: Bool) {
    screen.isBusy = isBusy
  }

  func presentAlert(_ text: AlertText) {
    showAlert(text)
  }

  func askToEnd(_ text: AlertText) {
    showAlert(text) { [weak self] in self?.endGather() }
  }
}

extension GatherViewController: UITableViewDataSource {
  func numberOfSections(in tableView: UITableView) -> Int {
    presenter.numberOfSections
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    presenter.numberOfRows(in: section)
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    presenter.header(of: section)
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: BasicRow.reuseIdentifier, for: indexPath)
    cell.textLabel?.text = presenter.name(at: indexPath.row, in: indexPath.section)
    cell.detailTextLabel?.text = presenter.position(at: indexPath.row, in: indexPath.section)
    return cell
  }
}

extension GatherViewController: UIPickerViewDataSource, UIPickerViewDelegate {
  func numberOfComponents(in pickerView: UIPickerView) -> Int {
    presenter.numberOfWheels
  }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    presenter.numberOfTimes
  }

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? {
    presenter.title(ofTime: row)
  }
}
