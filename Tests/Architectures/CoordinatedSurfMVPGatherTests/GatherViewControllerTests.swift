import FootballGather
import FootballGatherUI
import GatherTestSupport
import Testing
import UIKit

@testable import CoordinatedSurfMVP

@MainActor @Suite("Gather view controller") struct GatherViewControllerTests {
  @Test("the title is 'Gather in progress'")
  func title() throws {
    let gather = try ShownGather()

    #expect(gather.controller.title == "Gather in progress")
  }

  @Test("the controller notifies the presenter once when the view has loaded")
  func loaded() throws {
    let gather = try ShownGather()

    #expect(gather.output.calls == [.viewLoaded])
  }

  @Test("the controller notifies the presenter when it has left the stack")
  func closed() throws {
    let gather = try ShownGather()

    try gather.phone.goBack()

    #expect(gather.output.calls == [.viewLoaded, .viewClosed])
  }

  @Test("the controller does not notify the presenter when another screen covers it")
  func covered() throws {
    let gather = try ShownGather()

    gather.phone.navigation.pushViewController(UIViewController(), animated: false)
    gather.phone.settle()

    #expect(gather.output.calls == [.viewLoaded])
  }

  @Test("the main button toggles the clock")
  func mainButton() throws {
    let gather = try ShownGather()

    try gather.phone.tap(gather.screen.timerButton)

    #expect(gather.output.calls.last == .toggleTimer)
  }

  @Test("Set requests the picker instead of showing it")
  func setButton() throws {
    let gather = try ShownGather()

    try gather.phone.tap(gather.screen.setTimeButton)

    #expect(gather.output.calls.last == .setTime)
    #expect(!gather.screen.isPicking)
  }

  @Test("Cancel resets the clock")
  func cancelButton() throws {
    let gather = try ShownGather()

    try gather.phone.tap(gather.screen.cancelTimeButton)

    #expect(gather.output.calls.last == .resetTime)
  }

  @Test("the picker's Cancel button cancels picking")
  func pickerCancelButton() throws {
    let gather = try ShownGather()
    gather.controller.showTimePicker(with: .initial)

    try gather.phone.tap(gather.screen.pickerCancelButton)

    #expect(gather.output.calls.last == .cancelPickingTime)
  }

  @Test("the picker's Done button sends the picked minutes and seconds")
  func pickerDoneButton() throws {
    let gather = try ShownGather()
    gather.controller.showTimePicker(with: .initial)
    try gather.phone.turn(gather.screen.timePicker, to: GatherTime(minutes: 3, seconds: 25))

    try gather.phone.tap(gather.screen.pickerDoneButton)

    #expect(gather.output.calls.last == .pickTime(GatherTime(minutes: 3, seconds: 25)))
  }

  @Test("a goal by either team sends a new score")
  func steppers() throws {
    let gather = try ShownGather()

    try gather.phone.step(gather.screen.scoreAStepper)
    #expect(gather.output.calls.last == .changeScore(GatherResult(scoreA: 1, scoreB: 0)))

    try gather.phone.step(gather.screen.scoreBStepper, times: 2)
    #expect(gather.output.calls.last == .changeScore(GatherResult(scoreA: 1, scoreB: 2)))
  }

  @Test("the end button sends the request to end the gather instead of showing an alert")
  func endButton() throws {
    let gather = try ShownGather()

    try gather.phone.tap(gather.screen.endButton)

    #expect(gather.output.calls.last == .endGather)
    #expect(gather.phone.alert == nil)
  }

  @Test("a closed gather is released")
  func release() throws {
    var gather: ShownGather? = try ShownGather()
    weak let controller = gather?.controller

    try gather?.phone.goBack()
    gather = nil

    #expect(controller == nil)
  }
}
