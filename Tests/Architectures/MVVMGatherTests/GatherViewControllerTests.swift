import FootballGather
import FootballGatherUI
import GatherTestSupport
import Testing
import UIKit

@testable import MVVM

@MainActor @Suite("Gather view controller") struct GatherViewControllerTests {
  @Test("the screen shows the view model's texts")
  func beginning() throws {
    let gather = try OpenGather()
    let picker = try #require(gather.screen.timePicker)

    #expect(gather.controller.title == "Gather in progress")
    #expect(gather.screen.headers == ["Team A", "Team B"])
    #expect(gather.screen.rows(inSection: 0) == ["Ann GK", "Ben"])
    #expect(gather.screen.timerLabel.text == "10:00")
    #expect(gather.screen.timerButton.currentTitle == "Start")
    #expect(gather.screen.scoreALabel.text == "0" && gather.screen.scoreBLabel.text == "0")
    #expect(!gather.screen.isPicking && !gather.screen.isBusy)
    #expect((0..<2).map(picker.numberOfRows(inComponent:)) == [60, 60])
    #expect(picker.delegate?.pickerView(picker, titleForRow: 59, forComponent: 1) == "59")
  }

  @Test("the main button changes its title, and ticks change the displayed time")
  func clock() throws {
    let gather = try OpenGather()

    try gather.phone.tap(gather.screen.timerButton)
    gather.phone.wait(seconds: 1)
    #expect(gather.screen.timerLabel.text == "09:59")
    #expect(gather.screen.timerButton.currentTitle == "Pause")

    try gather.phone.tap(gather.screen.cancelTimeButton)
    #expect(gather.screen.timerLabel.text == "10:00")
    #expect(gather.screen.timerButton.currentTitle == "Start")
  }

  @Test("the last tick also changes the title of the main button")
  func lastTick() throws {
    let gather = try OpenGather()
    try gather.phone.tap(gather.screen.setTimeButton)
    try gather.phone.turn(gather.screen.timePicker, to: GatherTime(minutes: 0, seconds: 1))
    try gather.phone.tap(gather.screen.pickerDoneButton)
    try gather.phone.tap(gather.screen.timerButton)

    gather.phone.wait(seconds: 1)

    #expect(gather.screen.timerButton.currentTitle == "Start")
  }

  @Test("Set opens the picker while the clock runs, and the picker's Cancel only hides it")
  func pickerCancel() throws {
    let gather = try OpenGather()
    try gather.phone.tap(gather.screen.timerButton)
    gather.phone.wait(seconds: 15)

    try gather.phone.tap(gather.screen.setTimeButton)
    #expect(gather.screen.isPicking && gather.screen.pickedRows == [9, 45])

    try gather.phone.tap(gather.screen.pickerCancelButton)
    #expect(!gather.screen.isPicking)
    #expect(gather.phone.isTicking)
  }

  @Test("Done sets the picked time, stops the clock and hides the picker")
  func pickerDone() throws {
    let gather = try OpenGather()
    try gather.phone.tap(gather.screen.timerButton)
    try gather.phone.tap(gather.screen.setTimeButton)
    try gather.phone.turn(gather.screen.timePicker, to: GatherTime(minutes: 3, seconds: 25))

    try gather.phone.tap(gather.screen.pickerDoneButton)

    #expect(gather.screen.timerLabel.text == "03:25")
    #expect(!gather.screen.isPicking && !gather.phone.isTicking)
  }

  @Test("a goal counts for the team that scored")
  func goals() throws {
    let gather = try OpenGather()

    try gather.phone.step(gather.screen.scoreAStepper, times: 2)
    try gather.phone.step(gather.screen.scoreBStepper)

    #expect(gather.screen.scoreALabel.text == "2" && gather.screen.scoreBLabel.text == "1")
  }

  @Test(
    "ending needs confirmation; Cancel sends nothing, and Yes sends the score and blocks the screen"
  )
  func question() throws {
    let gather = try OpenGather()
    try gather.phone.step(gather.screen.scoreAStepper)
    try gather.phone.tap(gather.screen.endButton)
    #expect(gather.phone.alert?.actions.map(\.title) == ["Yes", "Cancel"])

    try gather.phone.answerAlert("Cancel")
    #expect(gather.server.pending == [])

    try gather.end()
    #expect(gather.server.pending == [.endGather(id: 7, GatherResult(scoreA: 1, scoreB: 0))])
    #expect(throws: Phone.OutOfReach.self) { try gather.phone.tap(gather.screen.endButton) }
  }

  @Test("a success notifies the list once, then returns to it past the teams screen")
  func success() throws {
    let gather = try OpenGather()
    gather.phone.show(UIViewController(), gather.list, UIViewController(), gather.controller)
    try gather.end()

    try gather.answer(succeeding: true)

    #expect(gather.list.ends == 1)
    #expect(gather.phone.navigation.topViewController === gather.list)
    #expect(gather.phone.navigation.viewControllers.count == 2)
  }

  @Test("a failure is shown in an alert, after which the user can try again")
  func failure() throws {
    let gather = try OpenGather()
    try gather.end()
    try gather.answer(succeeding: false)
    #expect(gather.phone.alert?.message == "The gather could not be ended.")
    #expect(gather.list.ends == 0 && !gather.screen.isBusy)

    try gather.phone.answerAlert("OK")
    try gather.end()
    try gather.answer(succeeding: true)

    #expect(gather.list.ends == 1)
  }

  @Test("an answer that arrives after leaving changes nothing", arguments: [true, false])
  func lateAnswer(_ succeeding: Bool) throws {
    let gather = try OpenGather()
    try gather.end()
    try gather.phone.goBack()

    try gather.answer(succeeding: succeeding)

    #expect(gather.phone.alert == nil)
    #expect(gather.list.ends == 0)
    #expect(gather.phone.navigation.viewControllers == [gather.list])
  }

  @Test("leaving stops the clock, but being covered does not")
  func left() throws {
    let gather = try OpenGather()
    try gather.phone.tap(gather.screen.timerButton)
    let cover = UIViewController()
    gather.phone.navigation.pushViewController(cover, animated: false)
    #expect(gather.phone.isTicking)

    try gather.phone.goBack()
    try gather.phone.goBack()

    #expect(!gather.phone.isTicking)
  }

  @Test(
    "a closed gather is released with its view model, even if the clock runs with a request pending"
  )
  func release() throws {
    var gather: OpenGather? = try OpenGather()
    weak let controller = gather?.controller
    weak let viewModel = gather?.controller.viewModel
    let (phone, server) = (gather?.phone, gather?.server)
    try phone?.tap(try #require(gather?.screen.timerButton))
    try gather?.end()

    try phone?.goBack()
    gather = nil

    #expect(controller == nil && viewModel == nil)
    #expect(server?.pendingCount == 1)
  }
}
