import FootballGather
import FootballGatherUI
import GatherTestSupport
import Testing
import UIKit

@testable import MVC

@MainActor @Suite("Time picker") struct TimePickerTests {
  @Test("the picker is hidden until it is requested")
  func hidden() throws {
    let gather = try OpenGather()

    #expect(!gather.screen.isPicking)
  }

  @Test("the picker has a wheel of 60 minutes and a wheel of 60 seconds")
  func wheels() throws {
    let gather = try OpenGather()
    let picker = try #require(gather.screen.timePicker)

    #expect(picker.numberOfComponents == 2)
    #expect(picker.numberOfRows(inComponent: 0) == 60)
    #expect(picker.numberOfRows(inComponent: 1) == 60)
  }

  @Test("the picker's rows are titled with their numbers")
  func rowTitles() throws {
    let gather = try OpenGather()
    let picker = try #require(gather.screen.timePicker)

    #expect(picker.delegate?.pickerView(picker, titleForRow: 0, forComponent: 0) == "0")
    #expect(picker.delegate?.pickerView(picker, titleForRow: 59, forComponent: 1) == "59")
  }

  @Test("Set shows the picker with the remaining time")
  func opening() throws {
    let gather = try OpenGather()
    try gather.phone.tap(gather.screen.timerButton)
    gather.phone.wait(seconds: 15)

    try gather.phone.tap(gather.screen.setTimeButton)

    #expect(gather.screen.isPicking)
    #expect(gather.screen.pickedRows == [9, 45])
  }

  @Test("the clock continues while the picker is open")
  func runsUnderneath() throws {
    let gather = try OpenGather()
    try gather.phone.tap(gather.screen.timerButton)

    try gather.phone.tap(gather.screen.setTimeButton)
    gather.phone.wait(seconds: 4)

    #expect(gather.screen.timerLabel.text == "09:56")
    #expect(gather.screen.pickedRows == [10, 0])
  }

  @Test("Done sets the picked time and hides the picker")
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

  @Test("Cancel hides the picker without changing the time")
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

  @Test("resetting the clock also hides the picker")
  func clockCancelled() throws {
    let gather = try OpenGather()
    try gather.phone.tap(gather.screen.setTimeButton)

    try gather.phone.tap(gather.screen.cancelTimeButton)

    #expect(!gather.screen.isPicking)
  }
}
