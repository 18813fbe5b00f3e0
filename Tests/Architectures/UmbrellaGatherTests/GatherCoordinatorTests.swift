import FootballGather
import FootballGatherUI
import GatherTestSupport
import Testing
import UIKit

@testable import Umbrella

@MainActor @Suite("Gather coordinator") struct GatherCoordinatorTests {
  /// A gather's flow on a phone, above a list.
  @MainActor private final class Scene {
    let phone = Phone()
    let server = InMemoryBackend()
    let list = UIViewController()
    let router: Router
    var coordinator: GatherCoordinator?
    private(set) var finishes = 0
    private(set) var ends = 0

    init(observesStack: Bool = true, opensFromLink: Bool = false) {
      router = Router(rootController: phone.navigation, observesStack: observesStack)
      let coordinator = GatherCoordinator(
        router: router, factory: ModulesFactory(services: server.services),
        players: Gather.example.players.map(\.player), above: opensFromLink ? list : nil)
      coordinator.finishFlow = { [weak self] in self?.finishes += 1 }
      coordinator.onGatherEnded = { [weak self] in self?.ends += 1 }
      self.coordinator = coordinator
      phone.show(list)
      coordinator.start()
      phone.settle()
    }

    private var top: UIViewController? { phone.navigation.topViewController }

    /// Starts the gather from the teams, and returns its screen.
    @discardableResult func startGather() throws -> GatherScreen {
      try #require(top as? ConfirmPlayersViewController).onStartGather?(.example)
      phone.settle()
      return try #require(top?.view as? GatherScreen)
    }

    func end() throws {
      try phone.tap(try #require(top?.view as? GatherScreen).endButton)
      try phone.answerAlert("Yes")
    }
  }

  @Test("the flow starts with the teams, which are pushed or, for a link, placed above the list")
  func start() throws {
    for opensFromLink in [false, true] {
      let scene = Scene(opensFromLink: opensFromLink)

      #expect(scene.phone.navigation.viewControllers.count == 2)
      #expect(scene.phone.navigation.topViewController is ConfirmPlayersViewController)
      #expect(scene.coordinator?.modulesOnStack.count == 1)
    }
  }

  @Test("starting a gather pushes its screen, with its alerts connected")
  func gather() throws {
    let scene = Scene()

    let screen = try scene.startGather()
    #expect(screen.rows(inSection: 1) == ["Cid ST"])
    #expect(scene.coordinator?.modulesOnStack.count == 2)

    try scene.phone.tap(screen.endButton)
    #expect(scene.phone.alert?.actions.map(\.title) == ["Yes", "Cancel"])
  }

  @Test("a success reports the end, then finishes the flow, each once")
  func success() throws {
    let scene = Scene()
    try scene.startGather()
    try scene.end()

    try scene.server.answer(succeeding: true)
    scene.phone.settle()

    #expect(scene.ends == 1 && scene.finishes == 1)
  }

  @Test("a failure is shown in an alert over the gather")
  func failure() throws {
    let scene = Scene()
    try scene.startGather()
    try scene.end()

    try scene.server.answer(succeeding: false)
    scene.phone.settle()

    #expect(scene.phone.alert?.message == "The gather could not be ended.")
    #expect(scene.ends == 0 && scene.finishes == 0)
  }

  @Test("an answer that arrives after leaving changes nothing", arguments: [true, false])
  func lateAnswer(_ succeeding: Bool) throws {
    let scene = Scene()
    try scene.startGather()
    try scene.end()
    try scene.phone.goBack()

    try scene.server.answer(succeeding: succeeding)
    scene.phone.settle()

    #expect(scene.ends == 0 && scene.phone.alert == nil)
  }

  @Test("a covered module shows no alert")
  func covered() throws {
    let scene = Scene()
    let gather = try scene.startGather()
    try scene.end()
    scene.phone.navigation.pushViewController(UIViewController(), animated: false)
    scene.phone.settle()

    try scene.server.answer(succeeding: false)
    scene.phone.settle()

    #expect(scene.phone.alert == nil && !gather.isBusy)
  }

  @Test("a flow that the user leaves finishes only if the router observes its stack")
  func back() throws {
    for observesStack in [true, false] {
      let scene = Scene(observesStack: observesStack)
      try scene.startGather()
      try scene.phone.goBack()
      #expect(scene.finishes == 0)

      try scene.phone.goBack()

      #expect(scene.finishes == (observesStack ? 1 : 0))
    }
  }

  @Test("neither the modules nor the router keep the coordinator alive")
  func release() throws {
    let scene = Scene()
    try scene.startGather()
    weak let left = scene.coordinator

    scene.coordinator = nil

    #expect(left == nil)
  }

  @Test("without a stack, the flow pushes the teams with a completion that finishes the flow")
  func spiedRouter() {
    let router = RouterSpy()
    let coordinator = GatherCoordinator(
      router: router, factory: ModulesFactory(services: InMemoryBackend().services), players: [],
      above: nil)
    var finishes = 0
    coordinator.finishFlow = { finishes += 1 }

    coordinator.start()
    router.completions.forEach { $0() }

    #expect(router.calls == [.push])
    #expect(finishes == 1)
  }
}
