import FootballGather
import FootballGatherUI
import GatherTestSupport
import Testing
import UIKit

@testable import SurfMVP

@MainActor @Suite("The view controller of a gather") struct GatherViewControllerTests {
  @Test("its title is that of a gather in progress")
  func title() throws {
    let gather = try ShownGather()

    #expect(gather.controller.title == "Gather in progress")
  }

  @Test("it notifies the presenter once when it has loaded")
  func loaded() throws {
    let gather = try ShownGather()

    #expect(gather.output.calls == [.viewLoaded])
  }

  @Test("it notifies the presenter when it has been left for good")
  func closed() throws {
    let gather = try ShownGather()

    try gather.phone.goBack()

    #expect(gather.output.calls == [.viewLoaded, .viewClosed])
  }

  @Test("it does not notify the presenter when another screen covers it")
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

  @Test("Set asks for the picker, and does not show it by itself")
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

  @Test("the picker's Cancel cancels picking")
  func pickerCancelButton() throws {
    let gather = try ShownGather()
    gather.controller.showTimePicker(with: .initial)

    try gather.phone.tap(gather.screen.pickerCancelButton)

    #expect(gather.output.calls.last == .cancelPickingTime)
  }

  @Test("the picker's Done passes on minutes and seconds")
  func pickerDoneButton() throws {
    let gather = try ShownGather()
    gather.controller.showTimePicker(with: .initial)
    try gather.phone.turn(gather.screen.timePicker, to: GatherTime(minutes: 3, seconds: 25))

    try gather.phone.tap(gather.screen.pickerDoneButton)

    #expect(gather.output.calls.last == .pickTime(GatherTime(minutes: 3, seconds: 25)))
  }

  @Test("a goal of either team creates a new score")
  func steppers() throws {
    let gather = try ShownGather()

    try gather.phone.step(gather.screen.scoreAStepper)
    #expect(gather.output.calls.last == .changeScore(GatherResult(scoreA: 1, scoreB: 0)))

    try gather.phone.step(gather.screen.scoreBStepper, times: 2)
    #expect(gather.output.calls.last == .changeScore(GatherResult(scoreA: 1, scoreB: 2)))
  }

  @Test("the end button ends the gather, and shows nothing by itself")
  func endButton() throws {
    let gather = try ShownGather()

    try gather.phone.tap(gather.screen.endButton)

    #expect(gather.output.calls.last == .endGather)
    #expect(gather.phone.alert == nil)
  }

  @Test("a gather that was left is released")
  func release() throws {
    var gather: ShownGather? = try ShownGather()
    weak let controller = gather?.controller

    try gather?.phone.goBack()
    gather = nil

    #expect(controller == nil)
  }
}
