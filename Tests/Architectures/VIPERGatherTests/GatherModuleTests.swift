import FootballGather
import FootballGatherUI
import GatherTestSupport
import Testing
import UIKit

@testable import VIPER

@MainActor @Suite("Gather module and router") struct GatherModuleTests {
  /// An assembled module above a list and another screen.
  @MainActor private struct Scene {
    let phone = Phone()
    let server = InMemoryBackend()
    let delegate = GatherExitSpy()
    let list: UIViewController
    let controller: GatherViewController

    init(isStackRetained: Bool = false) throws {
      let factory = ModuleFactory(
        services: server.services,
        stack: StackRouter(phone.navigation, isRetained: isStackRetained))
      list = factory.makePlayerList(delegate: nil)
      controller = try #require(
        factory.makeGather(.example, delegate: delegate) as? GatherViewController)
      phone.show(UIViewController(), list, UIViewController(), controller)
    }

    /// Ends the gather, and confirms it.
    func end() throws {
      try phone.tap(try #require(controller.view as? GatherScreen).endButton)
      try phone.answerAlert("Yes")
    }

    /// Ends the gather, confirms it, and answers the request.
    func end(succeeding: Bool) throws {
      try end()
      try server.answer(succeeding: succeeding)
      phone.settle()
    }

    func startClockAndEnd() throws {
      try phone.tap(try #require(controller.view as? GatherScreen).timerButton)
      try end()
    }
  }

  @Test(
    "the module's parts are connected: a success notifies the delegate and returns to the list")
  func success() throws {
    let scene = try Scene()

    try scene.end(succeeding: true)

    #expect(scene.delegate.calls == [.notify])
    #expect(scene.phone.navigation.topViewController === scene.list)
    #expect(scene.phone.navigation.viewControllers.count == 2)
  }

  @Test("the module's parts are connected: a failure shows an alert, and a second attempt succeeds")
  func failure() throws {
    let scene = try Scene()
    try scene.end(succeeding: false)
    #expect(scene.phone.alert?.message == "The gather could not be ended.")

    try scene.phone.answerAlert("OK")
    try scene.end(succeeding: true)

    #expect(scene.delegate.calls == [.notify])
  }

  @Test("an answer that arrives after leaving changes nothing", arguments: [true, false])
  func lateAnswer(_ succeeding: Bool) throws {
    let phone: Phone
    let server: InMemoryBackend
    let delegate: GatherExitSpy
    do {
      let scene = try Scene()
      (phone, server, delegate) = (scene.phone, scene.server, scene.delegate)
      try scene.end()
      try phone.goBack()
    }

    try server.answer(succeeding: succeeding)
    phone.settle()

    #expect(delegate.calls == [])
    #expect(phone.alert == nil)
    #expect(phone.navigation.viewControllers.count == 3)
  }

  @Test("the router pops only if its screen is on top")
  func onlyOnTop() throws {
    let scene = try Scene()
    let router = GatherRouter(stack: StackRouter(scene.phone.navigation, isRetained: false))
    let other = UIViewController()
    router.viewController = other

    router.popToPlayerList()
    scene.phone.settle()

    #expect(scene.phone.navigation.topViewController === scene.controller)
  }

  @Test("the router does nothing if there is no list")
  func noList() throws {
    let scene = try Scene()
    scene.phone.show(UIViewController(), scene.controller)
    let router = GatherRouter(stack: StackRouter(scene.phone.navigation, isRetained: false))
    router.viewController = scene.controller

    router.popToPlayerList()
    scene.phone.settle()

    #expect(scene.phone.navigation.topViewController === scene.controller)
  }

  @Test(
    "in both variants, a closed module is released, even if the clock runs with a request pending",
    arguments: [false, true])
  func release(_ isStackRetained: Bool) throws {
    var scene: Scene? = try Scene(isStackRetained: isStackRetained)
    weak let controller = scene?.controller
    weak let presenter = scene?.controller.presenter
    let (phone, server) = (scene?.phone, scene?.server)
    try scene?.startClockAndEnd()

    try phone?.goBack()
    scene = nil

    #expect(controller == nil && presenter == nil)
    #expect(server?.pendingCount == 1)
  }

  @Test("a torn-down stack is released only if its routers hold it weakly")
  func tornDown() throws {
    let delegate = GatherExitSpy()
    for isRetained in [false, true] {
      var phone: Phone? = Phone()
      weak let navigation = phone?.navigation
      do {
        let stack = StackRouter(try #require(phone).navigation, isRetained: isRetained)
        let factory = ModuleFactory(services: InMemoryBackend().services, stack: stack)
        phone?.show(factory.makeGather(.example, delegate: delegate))
      }

      phone = nil
      // The previous device retains its window until another one is created.
      _ = Device()

      #expect((navigation == nil) == !isRetained)
      navigation?.setViewControllers([], animated: false)
    }
  }
}
