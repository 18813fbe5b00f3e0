import FootballGather
import FootballGatherUI
import GatherTestSupport
import Testing
import UIKit

@testable import MVP

@MainActor @Suite("Gather view controller") struct GatherViewControllerTests {
  @Test("the title is 'Gather in progress'")
  func title() throws {
    let gather = try OpenGather()

    #expect(gather.controller.title == "Gather in progress")
  }

  @Test("the view is set up with the gather")
  func view() throws {
    let gather = try OpenGather()

    #expect(gather.view.timerLabel.text == "10:00")
    #expect(gather.view.rows(inSection: 1) == ["Cid ST"])
  }

  @Test("the clock stops when the gather closes")
  func left() throws {
    let gather = try OpenGather()
    try gather.phone.tap(gather.view.timerButton)

    try gather.phone.goBack()

    #expect(!gather.phone.isTicking)
  }

  @Test("the clock continues while another screen covers the gather")
  func covered() throws {
    let gather = try OpenGather()
    try gather.phone.tap(gather.view.timerButton)

    gather.phone.navigation.pushViewController(UIViewController(), animated: false)
    gather.phone.wait(seconds: 3)

    #expect(gather.view.timerLabel.text == "09:57")
  }

  @Test("an alert asks whether the match is over")
  func question() throws {
    let gather = try OpenGather()

    try gather.phone.tap(gather.view.endButton)

    let alert = try #require(gather.phone.alert)
    #expect(alert.title == "End Gather" && alert.message == "Is the match over?")
    #expect(alert.actions.map(\.title) == ["Yes", "Cancel"])
  }

  @Test("cancelling sends nothing")
  func cancel() throws {
    let gather = try OpenGather()
    try gather.phone.tap(gather.view.endButton)

    try gather.phone.answerAlert("Cancel")

    #expect(gather.phone.alert == nil)
    #expect(gather.server.pending == [])
  }

  @Test("confirming sends the score")
  func confirm() throws {
    let gather = try OpenGather()
    try gather.phone.step(gather.view.scoreBStepper)

    try gather.end()

    #expect(gather.server.pending == [.endGather(id: 7, GatherResult(scoreA: 0, scoreB: 1))])
  }

  @Test("a success notifies the list once, and returns to it past the screens in between")
  func success() throws {
    let gather = try OpenGather()
    gather.phone.show(UIViewController(), gather.list, UIViewController(), gather.controller)
    try gather.end()

    try gather.answer(succeeding: true)

    #expect(gather.list.ends == 1)
    #expect(gather.phone.navigation.topViewController === gather.list)
    #expect(gather.phone.navigation.viewControllers.count == 2)
    #expect(gather.phone.alert == nil)
  }

  @Test("a success does not navigate if no list is on the stack")
  func successWithoutList() throws {
    let gather = try OpenGather()
    gather.phone.show(UIViewController(), gather.controller)
    try gather.end()

    try gather.answer(succeeding: true)

    #expect(gather.phone.navigation.topViewController === gather.controller)
  }

  @Test("the user can try again after a failure, and the clock keeps running")
  func retry() throws {
    let gather = try OpenGather()
    try gather.phone.tap(gather.view.timerButton)
    try gather.end()
    try gather.answer(succeeding: false)
    try gather.phone.answerAlert("OK")
    #expect(gather.phone.isTicking)

    try gather.end()
    try gather.answer(succeeding: true)

    #expect(gather.list.ends == 1)
  }

  @Test("an alert shows a failure")
  func failure() throws {
    let gather = try OpenGather()
    try gather.end()

    try gather.answer(succeeding: false)

    let alert = try #require(gather.phone.alert)
    #expect(alert.title == "Error update" && alert.message == "The gather could not be ended.")
    #expect(alert.actions.map(\.title) == ["OK"])
    #expect(gather.list.ends == 0)
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

    #expect(gather.list.ends == 0)
    #expect(gather.phone.navigation.viewControllers == [gather.list])
  }

  @Test("a closed gather is released with its view")
  func release() throws {
    var gather: OpenGather? = try OpenGather()
    weak let controller = gather?.controller
    weak let view = gather?.view

    try gather?.phone.goBack()
    gather = nil

    #expect(controller == nil)
    #expect(view == nil)
  }
}
