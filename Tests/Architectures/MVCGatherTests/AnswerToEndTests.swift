import FootballGather
import FootballGatherUI
import GatherTestSupport
import Testing
import UIKit

@testable import MVC

@MainActor @Suite("Responses to ending a gather") struct AnswerToEndTests {
  @Test("a success notifies the list and returns to it")
  func success() throws {
    let gather = try OpenGather()
    try gather.end()

    try gather.answer(succeeding: true)

    #expect(gather.list.endedGathers == 1)
    #expect(gather.phone.navigation.viewControllers == [gather.list])
    #expect(gather.phone.alert == nil)
  }

  @Test("returning to the list removes the screens in between")
  func wayBack() throws {
    let gather = try OpenGather()
    gather.phone.show(UIViewController(), gather.list, UIViewController(), gather.controller)
    try gather.end()

    try gather.answer(succeeding: true)

    #expect(gather.phone.navigation.topViewController === gather.list)
    #expect(gather.phone.navigation.viewControllers.count == 2)
  }

  @Test("a success does not navigate if no list is on the stack")
  func successWithoutList() throws {
    let gather = try OpenGather()
    gather.phone.show(UIViewController(), gather.controller)
    try gather.end()

    try gather.answer(succeeding: true)

    #expect(gather.phone.navigation.topViewController === gather.controller)
    #expect(!gather.screen.isBusy)
  }

  @Test("an alert shows a failure, and the gather continues")
  func failure() throws {
    let gather = try OpenGather()
    try gather.end()

    try gather.answer(succeeding: false)

    let alert = try #require(gather.phone.alert)
    #expect(alert.title == "Error update" && alert.message == "The gather could not be ended.")
    #expect(alert.actions.map(\.title) == ["OK"])
    #expect(gather.list.endedGathers == 0)
    #expect(gather.phone.navigation.topViewController === gather.controller)
  }

  @Test("the user can try again after a failure")
  func retry() throws {
    let gather = try OpenGather()
    try gather.end()
    try gather.answer(succeeding: false)
    try gather.phone.answerAlert("OK")

    try gather.end()
    try gather.answer(succeeding: true)

    #expect(gather.list.endedGathers == 1)
    #expect(gather.phone.navigation.topViewController === gather.list)
  }

  @Test("a failure does not stop the clock")
  func failureLeavesClock() throws {
    let gather = try OpenGather()
    try gather.phone.tap(gather.screen.timerButton)
    try gather.end()

    try gather.answer(succeeding: false)

    #expect(gather.screen.timerButton.currentTitle == "Pause")
    #expect(gather.phone.isTicking)
  }

  @Test("a failure that arrives after the gather has closed is ignored")
  func lateFailure() throws {
    let gather = try OpenGather()
    try gather.end()
    try gather.phone.goBack()

    try gather.answer(succeeding: false)

    #expect(gather.phone.alert == nil)
  }

  @Test("a success that arrives after the gather has closed is ignored")
  func lateSuccess() throws {
    let gather = try OpenGather()
    try gather.end()
    try gather.phone.goBack()

    try gather.answer(succeeding: true)

    #expect(gather.list.endedGathers == 0)
    #expect(gather.phone.navigation.viewControllers == [gather.list])
  }

  @Test("a closed gather is released even while a request is pending")
  func release() throws {
    var gather: OpenGather? = try OpenGather()
    weak let controller = gather?.controller
    let server = gather?.server
    try gather?.end()

    try gather?.phone.goBack()
    gather = nil

    #expect(controller == nil)
    #expect(server?.pendingCount == 1)
  }
}
