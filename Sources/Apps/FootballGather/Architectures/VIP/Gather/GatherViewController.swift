import FootballGather
import FootballGatherUI
import UIKit

/// Turns the user's actions on the gather screen into requests, and displays the view models.
final class GatherViewController: UIViewController {
  var interactor: (any GatherInteractorProtocol)!
  var router: (any GatherRouterProtocol)!
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
    setUpScore()
    interactor.showTime(.init())
    changeScore()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isMovingFromParent { interactor.changeTimer(.leave) }
  }

  private func setUpTimerButtons() {
    screen.timerButton.addAction(
      UIAction { [weak self] _ in self?.interactor.changeTimer(.startOrPause) },
      for: .touchUpInside)
    screen.setTimeButton.addAction(
      UIAction { [weak self] _ in self?.interactor.setTime(.init()) }, for: .touchUpInside)
    screen.cancelTimeButton.addAction(
      UIAction { [weak self] _ in self?.interactor.changeTimer(.reset) }, for: .touchUpInside)
    screen.pickerCancelButton.addAction(
      UIAction { [weak self] _ in self?.hidePicker() }, for: .touchUpInside)
    screen.pickerDoneButton.addAction(
      UIAction { [weak self] _ in self?.usePickedTime() }, for: .touchUpInside)
  }

  private func setUpScore() {
    for stepper in [screen.scoreAStepper, screen.scoreBStepper] {
      stepper?.addAction(UIAction { [weak self] _ in self?.changeScore() }, for: .valueChanged)
    }
    screen.endButton.addAction(
      UIAction { [weak self] _ in self?.interactor.askToEnd(.init()) }, for: .touchUpInside)
  }

  private func usePickedTime() {
    interactor.changeTimer(
      .use(
        minutes: screen.timePicker.selectedRow(inComponent: 0),
        seconds: screen.timePicker.selectedRow(inComponent: 1)))
  }

  private func changeScore() {
    interactor.changeScore(
      .init(teamA: screen.scoreAStepper.value, teamB: screen.scoreBStepper.value))
  }

  private func endGather() {
    interactor.endGather(
      .init(teamA: screen.scoreAStepper.value, teamB: screen.scoreBStepper.value))
  }
}

extension GatherViewController: GatherViewProtocol {
  func displayTime(_ viewModel: GatherModels.ShowTime.ViewModel) {
    screen.timerLabel.text = viewModel.time
    screen.timerButton.setTitle(viewModel.buttonTitle, for: .normal)
  }

  func displayPicker(_ viewModel: GatherModels.SetTime.ViewModel) {
    screen.timePicker.selectRow(viewModel.minutes, inComponent: 0, animated: false)
    screen.timePicker.selectRow(viewModel.seconds, inComponent: 1, animated: false)
    screen.timePickerView.isHidden = false
  }

  func hidePicker() {
    screen.timePickerView.isHidden = true
  }

  func displayScore(_ viewModel: GatherModels.ChangeScore.ViewModel) {
    screen.scoreALabel.text = viewModel.teamA
    screen.scoreBLabel.text = viewModel.teamB
  }

  func displayQuestion(_ viewModel: GatherModels.AskToEnd.ViewModel) {
    showAlert(viewModel.question) { [weak self] in self?.endGather() }
  }

  func displayBusy(_ isBusy: Bool) {
    screen.isBusy = isBusy
  }

  func displayFailure(_ viewModel: GatherModels.EndGather.ViewModel) {
    showAlert(viewModel.alert)
  }

  func popToPlayerList() {
    router.popToPlayerList()
  }
}

extension GatherViewController: UITableViewDataSource {
  func numberOfSections(in tableView: UITableView) -> Int {
    interactor.countSections(.init())
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    interactor.showSection(.init(section: section)).numberOfRows
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    interactor.showSection(.init(section: section)).header
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: BasicRow.reuseIdentifier, for: indexPath)
    let viewModel = interactor.showRow(.init(row: indexPath.row, section: indexPath.section))
    cell.textLabel?.text = viewModel.name
    cell.detailTextLabel?.text = viewModel.position
    return cell
  }
}

extension GatherViewController: UIPickerViewDataSource, UIPickerViewDelegate {
  func numberOfComponents(in pickerView: UIPickerView) -> Int {
    interactor.countTimes(.init()).numberOfWheels
  }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    interactor.countTimes(.init()).numberOfTimes
  }

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? {
    interactor.showWheel(.init(row: row)).title
  }
}
