import FootballGather
import FootballGatherUI
import UIKit

/// Shows the clock, the score and both teams, and returns to the list at the end.
final class GatherViewController: UIViewController {
  var viewModel: GatherViewModel!

  private let screen = GatherScreen()

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = viewModel.title
    viewModel.delegate = self
    screen.tableView.dataSource = self
    screen.timePicker.dataSource = self
    screen.timePicker.delegate = self
    setUpButtons()
    setUpSteppers()
    timeDidChange()
    showScore()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isMovingFromParent { viewModel.stopTimer() }
  }

  private func setUpButtons() {
    let actions: [(UIButton, (GatherViewController) -> () -> Void)] = [
      (screen.timerButton, GatherViewController.startOrPauseTimer),
      (screen.setTimeButton, GatherViewController.showPicker),
      (screen.cancelTimeButton, GatherViewController.resetTime),
      (screen.pickerCancelButton, GatherViewController.hidePicker),
      (screen.pickerDoneButton, GatherViewController.usePickedTime),
      (screen.endButton, GatherViewController.askToEnd),
    ]
    for (button, action) in actions {
      button.addAction(
        UIAction { [weak self] _ in self.map { action($0)() } }, for: .touchUpInside)
    }
  }

  private func setUpSteppers() {
    for stepper in [screen.scoreAStepper, screen.scoreBStepper] {
      stepper?.addAction(UIAction { [weak self] _ in self?.showScore() }, for: .valueChanged)
    }
  }

  // MARK: Clock

  private func startOrPauseTimer() {
    viewModel.startOrPauseTimer()
    timeDidChange()
  }

  private func resetTime() {
    viewModel.resetTime()
    hidePicker()
    timeDidChange()
  }

  private func showPicker() {
    screen.timePicker.selectRow(viewModel.minutes, inComponent: 0, animated: false)
    screen.timePicker.selectRow(viewModel.seconds, inComponent: 1, animated: false)
    screen.timePickerView.isHidden = false
  }

  private func hidePicker() {
    screen.timePickerView.isHidden = true
  }

  private func usePickedTime() {
    viewModel.useTime(
      minutes: screen.timePicker.selectedRow(inComponent: 0),
      seconds: screen.timePicker.selectedRow(inComponent: 1))
    hidePicker()
    timeDidChange()
  }

  // MARK: Ending

  private func showScore() {
    screen.scoreALabel.text = viewModel.scoreText(screen.scoreAStepper.value)
    screen.scoreBLabel.text = viewModel.scoreText(screen.scoreBStepper.value)
  }

  private func askToEnd() {
    showAlert(.confirmEndOfGather) { [weak self] in self?.end() }
  }

  private func end() {
    screen.isBusy = true
    viewModel.end(scoreA: screen.scoreAStepper.value, scoreB: screen.scoreBStepper.value) {
      [weak self] in self?.finish($0)
    }
  }

  private func finish(_ result: Result<Void, ServiceError>) {
    screen.isBusy = false
    switch result {
    case .success: returnToList()
    case .failure: showAlert(.gatherNotEnded)
    }
  }

  private func returnToList() {
    let stack = navigationController?.viewControllers ?? []
    guard let list = stack.lazy.compactMap({ $0 as? any GatherEnding }).first else { return }
    list.gatherDidEnd()
    navigationController?.popToViewController(list, animated: true)
  }
}

extension GatherViewController: GatherViewModelDelegate {
  func timeDidChange() {
    screen.timerLabel.text = viewModel.timeText
    screen.timerButton.setTitle(viewModel.timerButtonTitle, for: .normal)
  }
}

extension GatherViewController: UITableViewDataSource {
  func numberOfSections(in tableView: UITableView) -> Int {
    viewModel.numberOfSections
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    viewModel.numberOfRows(in: section)
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    viewModel.header(of: section)
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: BasicRow.reuseIdentifier, for: indexPath)
    cell.textLabel?.text = viewModel.name(at: indexPath.row, in: indexPath.section)
    cell.detailTextLabel?.text = viewModel.position(at: indexPath.row, in: indexPath.section)
    return cell
  }
}

extension GatherViewController: UIPickerViewDataSource, UIPickerViewDelegate {
  func numberOfComponents(in pickerView: UIPickerView) -> Int {
    viewModel.numberOfPickerComponents
  }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    viewModel.numberOfPickerRows
  }

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? {
    viewModel.pickerTitle(of: row)
  }
}
