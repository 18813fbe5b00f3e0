import FootballGather
import FootballGatherUI
import GatherTestSupport
import Testing
import UIKit

@testable import MVC

@MainActor @Suite("Gather clock") struct GatherTimerTests {
  @Test("a started clock counts down every second, even across a minute boundary")
  func ticks() throws {
    let gather = try OpenGather()

    try gather.phone.tap(gather.screen.timerButton)
    gather.phone.wait(seconds: 1)
    #expect(gather.screen.timerLabel.text == "09:59")

    gather.phone.wait(seconds: 60)
    #expect(gather.screen.timerLabel.text == "08:59")
  }

  @Test("the main button pauses a running clock")
  func runningTitle() throws {
    let gather = try OpenGather()

    try gather.phone.tap(gather.screen.timerButton)

    #expect(gather.screen.timerButton.currentTitle == "Pause")
  }

  @Test("a paused clock does not advance")
  func pause() throws {
    let gather = try OpenGather()
    try gather.phone.tap(gather.screen.timerButton)
    gather.phone.wait(seconds: 2)

    try gather.phone.tap(gather.screen.timerButton)
    gather.phone.wait(seconds: 30)

    #expect(gather.screen.timerLabel.text == "09:58")
  }

  @Test("the main button's title is Resume while the clock is paused")
  func pausedTitle() throws {
    let gather = try OpenGather()
    try gather.phone.tap(gather.screen.timerButton)

    try gather.phone.tap(gather.screen.timerButton)

    #expect(gather.screen.timerButton.currentTitle == "Resume")
  }

  @Test("a resumed clock continues from the displayed time, every second")
  func resume() throws {
    let gather = try OpenGather()
    try gather.phone.tap(gather.screen.timerButton)
    gather.phone.wait(seconds: 2)
    try gather.phone.tap(gather.screen.timerButton)

    try gather.phone.tap(gather.screen.timerButton)
    gather.phone.wait(seconds: 3)

    #expect(gather.screen.timerLabel.text == "09:55")
    #expect(gather.screen.timerButton.currentTitle == "Pause")
  }

  @Test("the clock stops at zero, and the main button is titled 'Start' again")
  func zero() throws {
    let gather = try OpenGather()
    try gather.setTime(GatherTime(minutes: 0, seconds: 2))

    try gather.phone.tap(gather.screen.timerButton)
    gather.phone.wait(seconds: 2)

    #expect(gather.screen.timerLabel.text == "00:00")
    #expect(gather.screen.timerButton.currentTitle == "Start")
    #expect(!gather.phone.isTicking)
  }

  @Test("the gather does not end when the time is up")
  func zeroIsQuiet() throws {
    let gather = try OpenGather()
    try gather.setTime(GatherTime(minutes: 0, seconds: 1))

    try gather.phone.tap(gather.screen.timerButton)
    gather.phone.wait(seconds: 1)

    #expect(gather.phone.alert == nil)
    #expect(gather.server.pending == [])
    #expect(gather.phone.navigation.topViewController === gather.controller)
  }

  @Test("the clock cannot be started when no time is left")
  func startAtZero() throws {
    let gather = try OpenGather()
    try gather.setTime(GatherTime(minutes: 0, seconds: 0))

    try gather.phone.tap(gather.screen.timerButton)

    #expect(gather.screen.timerButton.currentTitle == "Start")
    #expect(!gather.phone.isTicking)
  }

  @Test("cancelling stops the clock and resets it to ten minutes")
  func cancel() throws {
    let gather = try OpenGather()
    try gather.phone.tap(gather.screen.timerButton)
    gather.phone.wait(seconds: 90)

    try gather.phone.tap(gather.screen.cancelTimeButton)
    gather.phone.wait(seconds: 5)

    #expect(gather.screen.timerLabel.text == "10:00")
    #expect(gather.screen.timerButton.currentTitle == "Start")
  }

  @Test("the clock stops when the gather closes")
  func left() throws {
    let gather = try OpenGather()
    try gather.phone.tap(gather.screen.timerButton)

    try gather.phone.goBack()

    #expect(!gather.phone.isTicking)
  }

  @Test("the clock continues while another screen covers the gather")
  func covered() throws {
    let gather = try OpenGather()
    try gather.phone.tap(gather.screen.timerButton)

    gather.phone.navigation.pushViewController(UIViewController(), animated: false)
    gather.phone.wait(seconds: 3)

    #expect(gather.screen.timerLabel.text == "09:57")
  }

  @Test("a running clock does not retain a gather that was removed from below another screen")
  func release() throws {
    var gather: OpenGather? = try OpenGather()
    weak let controller = gather?.controller
    let phone = gather?.phone
    try phone?.tap(try #require(gather?.screen.timerButton))
    phone?.navigation.pushViewController(UIViewController(), animated: false)
    phone?.settle()

    phone?.show(UIViewController())
    gather = nil

    #expect(controller == nil)
  }
}
