import FootballGather
import FootballGatherUI
import GatherTestSupport
import Testing
import UIKit

@testable import MVC

@MainActor @Suite("Ending a gather") struct EndOfGatherTests {
  @Test("an alert asks whether the match is over")
  func question() throws {
    let gather = try OpenGather()

    try gather.phone.tap(gather.screen.endButton)

    let alert = try #require(gather.phone.alert)
    #expect(alert.title == "End Gather" && alert.message == "Is the match over?")
    #expect(alert.actions.map(\.title) == ["Yes", "Cancel"])
    #expect(alert.actions.map(\.style) == [.default, .cancel])
  }

  @Test("nothing is sent before the user has confirmed")
  func unanswered() throws {
    let gather = try OpenGather()

    try gather.phone.tap(gather.screen.endButton)

    #expect(gather.server.pending == [])
    #expect(!gather.screen.isBusy)
  }

  @Test("Cancel changes nothing")
  func cancel() throws {
    let gather = try OpenGather()
    try gather.phone.tap(gather.screen.endButton)

    try gather.phone.answerAlert("Cancel")

    #expect(gather.phone.alert == nil)
    #expect(gather.server.pending == [])
    #expect(gather.phone.navigation.topViewController === gather.controller)
  }

  @Test("confirming sends the gather's ID and score to the server once")
  func request() throws {
    let gather = try OpenGather()
    try gather.phone.step(gather.screen.scoreAStepper, times: 3)
    try gather.phone.step(gather.screen.scoreBStepper)

    try gather.end()

    #expect(
      gather.server.pending == [.endGather(id: 7, GatherResult(scoreA: 3, scoreB: 1))])
  }

  @Test("no control can be touched until the server has answered")
  func busy() throws {
    let gather = try OpenGather()

    try gather.end()

    #expect(gather.screen.isBusy)
    #expect(throws: Phone.OutOfReach.self) { try gather.phone.tap(gather.screen.endButton) }
  }
}
