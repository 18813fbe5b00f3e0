import FootballGather
import FootballGatherUI
import GatherTestSupport
import Testing
import UIKit

@testable import Umbrella

@MainActor @Suite("Gather assembly and factories") struct GatherAssemblyTests {
  @Test("the assembly links the view to a presenter of this gather")
  func assembly() {
    let view = GatherViewController()

    GatherAssembly.assembly(with: view, services: InMemoryBackend().services, gather: .example)

    #expect(view.output?.name(at: 0, in: 1) == "Cid")
  }

  @Test("the factory creates the view from the storyboard, with its presenter connected")
  func factory() {
    let view = ModulesFactory(services: InMemoryBackend().services).makeGatherView(of: .example)

    #expect(view.toPresent is GatherViewController)
    #expect(view.output?.numberOfRows(in: 0) == 2)
  }

  @Test("the coordinator factory passes the players to the flow")
  func coordinator() throws {
    let phone = Phone()
    let router = Router(rootController: phone.navigation, observesStack: true)
    let coordinator = CoordinatorFactory(services: InMemoryBackend().services)
      .makeGatherCoordinator(with: router, players: [Player(id: 1, name: "Ann")], above: nil)
    phone.show(UIViewController())

    coordinator.start()
    phone.settle()

    let confirm = phone.navigation.topViewController as? ConfirmPlayersViewController
    #expect(confirm?.output?.name(at: 0, in: 0) == "Ann")
  }

  @Test("a screen reports everything to its presenter, and is released with it")
  func screen() throws {
    let phone = Phone()
    weak var left: UIViewController?
    weak var leftOutput: (any GatherViewOutput)?
    do {
      let view = ModulesFactory(services: InMemoryBackend().services)
        .makeGatherView(of: .example)
      phone.show(UIViewController(), try #require(view.toPresent))
      let screen = try #require(view.toPresent?.view as? GatherScreen)
      (left, leftOutput) = (view.toPresent, view.output)

      try phone.step(screen.scoreAStepper)
      try phone.tap(screen.setTimeButton)
      try phone.turn(screen.timePicker, to: GatherTime(minutes: 3, seconds: 25))
      try phone.tap(screen.pickerDoneButton)
      try phone.tap(screen.timerButton)
      phone.wait(seconds: 1)

      #expect(screen.timerLabel.text == "03:24" && screen.scoreALabel.text == "1")
      #expect(!screen.isPicking)
      try phone.goBack()
    }

    #expect(!phone.isTicking)
    #expect(left == nil && leftOutput == nil)
  }
}
