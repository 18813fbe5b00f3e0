import FootballGather
import FootballGatherUI
import GatherTestSupport
import Testing
import UIKit

@testable import MVP

@MainActor @Suite("Gather view") struct GatherViewTests {
  /// A view in an empty controller, with a delegate spy.
  @MainActor private struct Scene {
    let phone = Phone()
    let server = InMemoryBackend()
    let delegate = GatherViewDelegateSpy()
    let view: GatherView

    init() {
      view = GatherView(presenter: GatherPresenter(services: server.services, gather: .example))
      view.delegate = delegate
      let controller = UIViewController()
      controller.view = view
      view.setUp()
      phone.show(controller)
    }
  }

  @Test("the view initially shows ten minutes, a score of 0 to 0, and no picker")
  func beginning() {
    let view = Scene().view

    #expect(view.timerLabel.text == "10:00" && view.timerButton.currentTitle == "Start")
    #expect(view.scoreALabel.text == "0" && view.scoreBLabel.text == "0")
    #expect(!view.isPicking && !view.isBusy)
  }

  @Test("the table shows both teams with the players' known positions")
  func table() {
    let view = Scene().view

    #expect(view.headers == ["Team A", "Team B"])
    #expect(view.rows(inSection: 0) == ["Ann GK", "Ben"])
    #expect(view.rows(inSection: 1) == ["Cid ST"])
  }

  @Test("the main button starts the clock")
  func mainButton() throws {
    let scene = Scene()

    try scene.phone.tap(scene.view.timerButton)
    scene.phone.wait(seconds: 1)

    #expect(scene.view.timerLabel.text == "09:59")
    #expect(scene.view.timerButton.currentTitle == "Pause")
  }

  @Test("Cancel resets the clock")
  func cancelButton() throws {
    let scene = Scene()
    try scene.phone.tap(scene.view.timerButton)
    scene.phone.wait(seconds: 90)

    try scene.phone.tap(scene.view.cancelTimeButton)

    #expect(scene.view.timerLabel.text == "10:00")
    #expect(!scene.phone.isTicking)
  }

  @Test("the picker offers 60 minutes and 60 seconds, titled with their numbers")
  func wheels() throws {
    let scene = Scene()
    let picker = try #require(scene.view.timePicker)

    #expect(picker.numberOfComponents == 2)
    #expect((0..<2).map(picker.numberOfRows(inComponent:)) == [60, 60])
    #expect(picker.delegate?.pickerView(picker, titleForRow: 59, forComponent: 1) == "59")
  }

  @Test("Set shows the picker with the remaining minutes and seconds")
  func setButton() throws {
    let scene = Scene()
    try scene.phone.tap(scene.view.timerButton)
    scene.phone.wait(seconds: 15)

    try scene.phone.tap(scene.view.setTimeButton)

    #expect(scene.view.isPicking)
    #expect(scene.view.pickedRows == [9, 45])
  }

  @Test("the picker's Cancel button hides it without changing the time")
  func pickerCancel() throws {
    let scene = Scene()
    try scene.phone.tap(scene.view.setTimeButton)
    try scene.phone.turn(scene.view.timePicker, to: GatherTime(minutes: 3, seconds: 25))

    try scene.phone.tap(scene.view.pickerCancelButton)

    #expect(!scene.view.isPicking)
    #expect(scene.view.timerLabel.text == "10:00")
  }

  @Test("the picker's Done button sets the picked time and hides the picker")
  func pickerDone() throws {
    let scene = Scene()
    try scene.phone.tap(scene.view.setTimeButton)
    try scene.phone.turn(scene.view.timePicker, to: GatherTime(minutes: 3, seconds: 25))

    try scene.phone.tap(scene.view.pickerDoneButton)

    #expect(!scene.view.isPicking)
    #expect(scene.view.timerLabel.text == "03:25")
  }

  @Test("a goal counts for the team that scored")
  func goals() throws {
    let scene = Scene()

    try scene.phone.step(scene.view.scoreAStepper, times: 2)
    #expect(scene.view.scoreALabel.text == "2" && scene.view.scoreBLabel.text == "0")

    try scene.phone.step(scene.view.scoreBStepper)
    #expect(scene.view.scoreALabel.text == "2" && scene.view.scoreBLabel.text == "1")
  }

  @Test("the end button asks for confirmation and sends nothing")
  func endButton() throws {
    let scene = Scene()

    try scene.phone.tap(scene.view.endButton)

    #expect(scene.delegate.questions == [.confirmEndOfGather])
    #expect(scene.server.pending == [])
  }

  @Test("ending a gather sends the displayed score and disables touches")
  func end() throws {
    let scene = Scene()
    try scene.phone.step(scene.view.scoreAStepper, times: 3)
    try scene.phone.step(scene.view.scoreBStepper)

    scene.view.endGather()

    #expect(scene.server.pending == [.endGather(id: 7, GatherResult(scoreA: 3, scoreB: 1))])
    #expect(throws: Phone.OutOfReach.self) { try scene.phone.tap(scene.view.endButton) }
  }

  @Test("the view notifies its delegate of a success")
  func success() throws {
    let scene = Scene()
    scene.view.endGather()

    try scene.server.answer(succeeding: true)

    #expect(scene.delegate.ends == 1)
    #expect(scene.delegate.alerts == [])
    #expect(!scene.view.isBusy)
  }

  @Test("the view asks its delegate to show an alert after a failure")
  func failure() throws {
    let scene = Scene()
    scene.view.endGather()

    try scene.server.answer(succeeding: false)

    #expect(scene.delegate.ends == 0)
    #expect(scene.delegate.alerts == [.gatherNotEnded])
    #expect(!scene.view.isBusy)
  }

  @Test("the controller can stop the view's timer")
  func stopTimer() throws {
    let scene = Scene()
    try scene.phone.tap(scene.view.timerButton)

    scene.view.stopTimer()

    #expect(!scene.phone.isTicking)
  }
}
