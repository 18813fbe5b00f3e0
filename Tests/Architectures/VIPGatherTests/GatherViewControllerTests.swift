import FootballGather
import FootballGatherUI
import GatherTestSupport
import Testing
import UIKit

@testable import VIP

@MainActor @Suite("Gather view controller") struct GatherViewControllerTests {
  /// A view controller on a phone, with spies.
  @MainActor private struct Scene {
    let phone = Phone()
    let interactor = GatherInteractorSpy()
    let router = GatherRouterSpy()
    let controller = GatherViewController()
    let screen: GatherScreen

    init() throws {
      controller.interactor = interactor
      controller.router = router
      phone.show(UIViewController(), controller)
      screen = try #require(controller.view as? GatherScreen)
    }
  }

  @Test("a loaded view asks for the time and reports its score")
  func load() throws {
    let scene = try Scene()

    #expect(scene.interactor.calls == [.showTime, .score(0, 0)])
    #expect(scene.controller.title == "Gather in progress")
    #expect(!scene.screen.isPicking)
  }

  @Test("the table shows the interactor's response for each section and row")
  func table() throws {
    let scene = try Scene()
    let screen = scene.screen

    #expect(screen.headers == ["header 0", "header 1"])
    #expect(screen.rows(inSection: 0) == ["name 0.0 GK"])
    #expect(screen.rows(inSection: 1) == ["name 1.0"])
  }

  @Test("the picker shows the interactor's response for each wheel")
  func wheels() throws {
    let scene = try Scene()
    let picker = try #require(scene.screen.timePicker)

    #expect(picker.numberOfComponents == 2 && picker.numberOfRows(inComponent: 1) == 60)
  }

  @Test("every button makes a request")
  func buttons() throws {
    let scene = try Scene()
    scene.controller.displayPicker(.init(minutes: 3, seconds: 25))
    let buttons: [UIButton] = [
      scene.screen.timerButton, scene.screen.setTimeButton, scene.screen.cancelTimeButton,
      scene.screen.pickerDoneButton, scene.screen.endButton,
    ]

    for button in buttons { try scene.phone.tap(button) }

    #expect(
      scene.interactor.calls.dropFirst(2)
        == [.startOrPause, .setTime, .reset, .use(3, 25), .askToEnd])
  }

  @Test("the picker's Cancel only hides it")
  func pickerCancel() throws {
    let scene = try Scene()
    scene.controller.displayPicker(.init(minutes: 3, seconds: 25))
    let before = scene.interactor.calls

    try scene.phone.tap(scene.screen.pickerCancelButton)

    #expect(!scene.screen.isPicking)
    #expect(scene.interactor.calls == before)
  }

  @Test("stepping a score reports both scores")
  func steppers() throws {
    let scene = try Scene()

    try scene.phone.step(scene.screen.scoreAStepper)
    try scene.phone.step(scene.screen.scoreBStepper)

    #expect(scene.interactor.calls.suffix(2) == [.score(1, 0), .score(1, 1)])
  }

  @Test("the view displays the view models that it receives")
  func display() throws {
    let scene = try Scene()

    scene.controller.displayTime(.init(time: "01:23", buttonTitle: "Pause"))
    scene.controller.displayScore(.init(teamA: "2", teamB: "1"))
    scene.controller.displayPicker(.init(minutes: 1, seconds: 23))

    #expect(scene.screen.timerLabel.text == "01:23")
    #expect(scene.screen.timerButton.currentTitle == "Pause")
    #expect(scene.screen.scoreALabel.text == "2" && scene.screen.scoreBLabel.text == "1")
    #expect(scene.screen.isPicking && scene.screen.pickedRows == [1, 23])
  }

  @Test("a busy view cannot be touched")
  func busy() throws {
    let scene = try Scene()

    scene.controller.displayBusy(true)

    #expect(throws: Phone.OutOfReach.self) { try scene.phone.tap(scene.screen.endButton) }
  }

  @Test("Yes requests the end with the score, and Cancel requests nothing")
  func question() throws {
    let scene = try Scene()
    try scene.phone.step(scene.screen.scoreAStepper)
    let before = scene.interactor.calls
    scene.controller.displayQuestion(.init(question: .confirmEndOfGather))
    scene.phone.settle()
    try scene.phone.answerAlert("Cancel")
    #expect(scene.interactor.calls == before)

    scene.controller.displayQuestion(.init(question: .confirmEndOfGather))
    scene.phone.settle()
    try scene.phone.answerAlert("Yes")

    #expect(scene.interactor.calls.last == .end(1, 0))
  }

  @Test("leaving is reported, but being covered is not")
  func leave() throws {
    let scene = try Scene()
    scene.phone.navigation.pushViewController(UIViewController(), animated: false)
    scene.phone.settle()
    #expect(!scene.interactor.calls.contains(.leave))

    try scene.phone.goBack()
    try scene.phone.goBack()

    #expect(scene.interactor.calls.last == .leave)
  }

  @Test("the router returns to the list")
  func pop() throws {
    let scene = try Scene()

    scene.controller.popToPlayerList()

    #expect(scene.router.pops == 1)
  }
}
