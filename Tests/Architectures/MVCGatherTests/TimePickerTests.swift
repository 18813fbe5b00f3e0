import FootballGather
import FootballGatherUI
import GatherTestSupport
import Testing
import UIKit

@testable import MVC

@MainActor @Suite("The picker of the time") struct TimePickerTests {
  @Test("it is hidden until it is requested")
  func hidden() throws {
    let gather = try OpenGather()

    #expect(!gather.screen.isPicking)
  }

  @Test("it has a wheel of sixty minutes and one of sixty seconds")
  func wheels() throws {
    let gather = try OpenGather()
    let picker = try #require(gather.screen.timePicker)

    #expect(picker.numberOfComponents == 2)
    #expect(picker.numberOfRows(inComponent: 0) == 60)
    #expect(picker.numberOfRows(inComponent: 1) == 60)
  }

  @Test("its rows are titled with their numbers")
  func rowTitles() throws {
    let gather = try OpenGather()
    let picker = try #require(gather.screen.timePicker)

    #expect(picker.delegate?.pickerView(picker, titleForRow: 0, forComponent: 0) == "0")
    #expect(picker.delegate?.pickerView(picker, titleForRow: 59, forComponent: 1) == "59")
  }

  @Test("Set shows it with the remaining time")
  func opening() throws {
    let gather = try OpenGather()
    try gather.phone.tap(gather.screen.timerButton)
    gather.phone.wait(seconds: 15)

    try gather.phone.tap(gather.screen.setTimeButton)

    #expect(gather.screen.isPicking)
    #expect(gather.screen.pickedRows == [9, 45])
  }

  @Test("the clock continues while it is open")
  func runsUnderneath() throws {
    let gather = try OpenGather()
    try gather.phone.tap(gather.screen.timerButton)

    try gather.phone.tap(gather.screen.setTimeButton)
    gather.phone.wait(seconds: 4)

    #expect(gather.screen.timerLabel.text == "09:56")
    #expect(gather.screen.pickedRows == [10, 0])
  }

  @Test("Done sets the time that it shows, and hides it")
  func done() throws {
    let gather = try OpenGather()
    try gather.phone.tap(gather.screen.setTimeButton)
    try gather.phone.turn(gather.screen.timePicker, to: GatherTime(minutes: 3, seconds: 25))

    try gather.phone.tap(gather.screen.pickerDoneButton)

    #expect(gather.screen.timerLabel.text == "03:25")
    #expect(!gather.screen.isPicking)
  }

  @Test("Done stops a running clock")
  func doneStops() throws {
    let gather = try OpenGather()
    try gather.phone.tap(gather.screen.timerButton)

    try gather.setTime(GatherTime(minutes: 3, seconds: 25))
    gather.phone.wait(seconds: 5)

    #expect(gather.screen.timerLabel.text == "03:25")
    #expect(gather.screen.timerButton.currentTitle == "Start")
  }

  @Test("Cancel hides it and does not change the time")
  func cancel() throws {
    let gather = try OpenGather()
    try gather.phone.tap(gather.screen.setTimeButton)
    try gather.phone.turn(gather.screen.timePicker, to: GatherTime(minutes: 3, seconds: 25))

    try gather.phone.tap(gather.screen.pickerCancelButton)

    #expect(!gather.screen.isPicking)
    #expect(gather.screen.timerLabel.text == "10:00")
  }

  @Test("Cancel does not stop a running clock")
  func cancelGoesOn() throws {
    let gather = try OpenGather()
    try gather.phone.tap(gather.screen.timerButton)
    try gather.phone.tap(gather.screen.setTimeButton)

    try gather.phone.tap(gather.screen.pickerCancelButton)
    gather.phone.wait(seconds: 2)

    #expect(gather.screen.timerLabel.text == "09:58")
  }

  @Test("cancelling the clock hides it, too")
  func clockCancelled() throws {
    let gather = try OpenGather()
    try gather.phone.tap(gather.screen.setTimeButton)

    try gather.phone.tap(gather.screen.cancelTimeButton)

    #expect(!gather.screen.isPicking)
  }
}
