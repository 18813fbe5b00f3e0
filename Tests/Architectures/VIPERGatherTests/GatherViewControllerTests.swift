import FootballGather
import FootballGatherUI
import GatherTestSupport
import Testing
import UIKit

@testable import VIPER

@MainActor @Suite("Gather view controller") struct GatherViewControllerTests {
  /// A view controller on a phone, with a presenter spy.
  @MainActor private struct Scene {
    let phone = Phone()
    let presenter = GatherPresenterSpy()
    let controller = GatherViewController()
    let screen: GatherScreen

    init() throws {
      controller.presenter = presenter
      phone.show(UIViewController(), controller)
      screen = try #require(controller.view as? GatherScreen)
    }
  }

  @Test("a view reports that it has loaded, and its score")
  func load() throws {
    #expect(try Scene().presenter.calls == [.load, .score(0, 0)])
  }

  @Test("the table shows the presenter's sections and rows")
  func table() throws {
    let scene = try Scene()
    let screen = scene.screen

    #expect(screen.headers == ["header 0", "header 1"])
    #expect(screen.rows(inSection: 0) == ["name 0.0 GK"])
    #expect(screen.rows(inSection: 1) == ["name 1.0"])
  }

  @Test("the picker shows the presenter's wheels")
  func wheels() throws {
    let scene = try Scene()
    let picker = try #require(scene.screen.timePicker)

    #expect(picker.numberOfComponents == 2 && picker.numberOfRows(inComponent: 1) == 60)
  }

  @Test("every button reports its action")
  func buttons() throws {
    let scene = try Scene()
    scene.controller.showTimePicker(minutes: 3, seconds: 25)
    let buttons: [UIButton] = [
      scene.screen.timerButton, scene.screen.setTimeButton, scene.screen.cancelTimeButton,
      scene.screen.pickerDoneButton, scene.screen.pickerCancelButton, scene.screen.endButton,
    ]

    for button in buttons { try scene.phone.tap(button) }

    #expect(
      scene.presenter.calls.dropFirst(2)
        == [.startOrPause, .setTime, .cancelTime, .use(3, 25), .cancelPicker, .askToEnd])
  }

  @Test("stepping a score reports both scores")
  func steppers() throws {
    let scene = try Scene()

    try scene.phone.step(scene.screen.scoreAStepper)
    try scene.phone.step(scene.screen.scoreBStepper)

    #expect(scene.presenter.calls.suffix(2) == [.score(1, 0), .score(1, 1)])
  }

  @Test("the view displays the values that it receives")
  func display() throws {
    let scene = try Scene()

    scene.controller.showTitle("T")
    scene.controller.showTime("01:23", buttonTitle: "Pause")
    scene.controller.showScore(teamA: "2", teamB: "1")
    scene.controller.showTimePicker(minutes: 1, seconds: 23)
    #expect(scene.screen.isPicking && scene.screen.pickedRows == [1, 23])

    scene.controller.hideTimePicker()
    #expect(!scene.screen.isPicking)
    #expect(scene.controller.title == "T" && scene.screen.timerLabel.text == "01:23")
    #expect(scene.screen.timerButton.currentTitle == "Pause")
    #expect(scene.screen.scoreALabel.text == "2" && scene.screen.scoreBLabel.text == "1")
  }

  @Test("a busy view cannot be touched")
  func busy() throws {
    let scene = try Scene()

    scene.controller.showBusy(true)
    #expect(throws: Phone.OutOfReach.self) { try scene.phone.tap(scene.screen.endButton) }

    scene.controller.showBusy(false)
    #expect(throws: Never.self) { try scene.phone.tap(scene.screen.endButton) }
  }

  @Test("Yes reports the end with the score, and Cancel reports nothing")
  func question() throws {
    let scene = try Scene()
    try scene.phone.step(scene.screen.scoreAStepper)
    let before = scene.presenter.calls
    scene.controller.askToEnd(.confirmEndOfGather)
    scene.phone.settle()
    try scene.phone.answerAlert("Cancel")
    #expect(scene.presenter.calls == before)

    scene.controller.askToEnd(.confirmEndOfGather)
    scene.phone.settle()
    try scene.phone.answerAlert("Yes")

    #expect(scene.presenter.calls.last == .end(1, 0))
  }

  @Test("a covered view shows no alert")
  func covered() throws {
    let scene = try Scene()
    scene.phone.navigation.pushViewController(UIViewController(), animated: false)
    scene.phone.settle()

    scene.controller.presentAlert(.gatherNotEnded)
    scene.phone.settle()

    #expect(scene.phone.alert == nil)
  }

  @Test("leaving is reported, but being covered is not")
  func leave() throws {
    let scene = try Scene()
    scene.phone.navigation.pushViewController(UIViewController(), animated: false)
    scene.phone.settle()
    #expect(!scene.presenter.calls.contains(.leave))

    try scene.phone.goBack()
    try scene.phone.goBack()

    #expect(scene.presenter.calls.last == .leave)
  }
}
