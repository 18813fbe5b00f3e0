import FootballGather
import FootballGatherUI
import UIKit

/// The gather view's messages to its view controller.
protocol GatherViewDelegate: AnyObject {
  func presentAlert(_ text: AlertText)
  func presentEndAlert(_ text: AlertText)
  func didEndGather()
}

/// The gather presenter's commands to its view.
protocol GatherViewProtocol: AnyObject {
  func showTime(_ text: String, buttonTitle: String)
  func showTimePicker(_ time: GatherTime)
  func hideTimePicker()
  func showBusy(_ isBusy: Bool)
  func showAlert(_ text: AlertText)
  func didEndGather()
}

/// Shows the clock, the score and both teams.
final class GatherView: GatherScreen {
  weak var delegate: (any GatherViewDelegate)?
  private let presenter: GatherPresenter

  init(presenter: GatherPresenter) {
    self.presenter = presenter
    super.init()
    presenter.view = self
  }

  required init?(coder: NSCoder) {
    fatalError("GatherView is made in code.")
  }

  func setUp() {
    tableView.dataSource = self
    timePicker.dataSource = self
    timePicker.delegate = self
    setUpTimerButtons()
    setUpSteppers()
    endButton.addAction(UIAction { [weak self] _ in self?.askToEnd() }, for: .touchUpInside)
    presenter.showTime()
    showScore()
  }

  private func setUpTimerButtons() {
    timerButton.addAction(
      UIAction { [weak self] _ in self?.presenter.startOrPause() }, for: .touchUpInside)
    setTimeButton.addAction(
      UIAction { [weak self] _ in self?.presenter.setTime() }, for: .touchUpInside)
    cancelTimeButton.addAction(
      UIAction { [weak self] _ in self?.presenter.cancelTime() }, for: .touchUpInside)
    pickerCancelButton.addAction(
      UIAction { [weak self] _ in self?.hideTimePicker() }, for: .touchUpInside)
    pickerDoneButton.addAction(
      UIAction { [weak self] _ in self?.usePickedTime() }, for: .touchUpInside)
  }

  private func setUpSteppers() {
    for stepper in [scoreAStepper, scoreBStepper] {
      stepper?.addAction(UIAction { [weak self] _ in self?.showScore() }, for: .valueChanged)
    }
  }

  func stopTimer() {
    presenter.stopTimer()
  }

  func endGather() {
    presenter.endGather(with: result)
  }

  private func askToEnd() {
    delegate?.presentEndAlert(.confirmEndOfGather)
  }

  private func usePickedTime() {
    presenter.useTime(
      minutes: timePicker.selectedRow(inComponent: 0),
      seconds: timePicker.selectedRow(inComponent: 1))
  }

  private func showScore() {
    scoreALabel.text = String(result.scoreA)
    scoreBLabel.text = String(result.scoreB)
  }

  private var result: GatherResult {
    GatherResult(scoreA: Int(scoreAStepper.value), scoreB: Int(scoreBStepper.value))
  }
}

extension GatherView: GatherViewProtocol {
  func showTime(_ text: String, buttonTitle: String) {
    timerLabel.text = text
    timerButton.setTitle(buttonTitle, for: .normal)
  }

  func showTimePicker(_ time: GatherTime) {
    timePicker.selectRow(time.minutes, inComponent: 0, animated: false)
    timePicker.selectRow(time.seconds, inComponent: 1, animated: false)
    timePickerView.isHidden = false
  }

  func hideTimePicker() {
    timePickerView.isHidden = true
  }

  func showBusy(_ isBusy: Bool) {
    self.isBusy = isBusy
  }

  func showAlert(_ text: AlertText) {
    delegate?.presentAlert(text)
  }

  func didEndGather() {
    delegate?.didEndGather()
  }
}

extension GatherView: UITableViewDataSource {
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

extension GatherView: UIPickerViewDataSource, UIPickerViewDelegate {
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
