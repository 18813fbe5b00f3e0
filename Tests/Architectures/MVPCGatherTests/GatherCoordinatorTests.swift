import FootballGather
import GatherTestSupport
import Testing
import UIKit

@testable import MVPC

@MainActor @Suite("Gather coordinator") struct GatherCoordinatorTests {
  @Test("the coordinator passes the gather, the services and itself to its controller")
  func controller() throws {
    let server = InMemoryBackend()
    let phone = Phone()
    let coordinator = GatherCoordinator(
      context: .test(phone, server), parent: nil, gather: .example)

    let controller = try #require(coordinator.makeViewController() as? GatherViewController)

    #expect(controller.gather == .example)
    #expect(controller.services.gathers === server)
    #expect(controller.coordinator === coordinator)
  }

  @Test("creating the controller does not show it")
  func notShown() {
    let phone = Phone()
    let coordinator = GatherCoordinator(
      context: .test(phone, InMemoryBackend()), parent: nil, gather: .example)

    _ = coordinator.makeViewController()

    #expect(phone.navigation.viewControllers == [])
  }

  @Test("the controller does not retain its coordinator")
  func release() {
    let phone = Phone()
    var coordinator: GatherCoordinator? = GatherCoordinator(
      context: .test(phone, InMemoryBackend()), parent: nil, gather: .example)
    weak let left = coordinator
    let controller = coordinator?.makeViewController()

    coordinator = nil

    #expect(left == nil)
    #expect(controller != nil)
  }

  @Test("the coordinator retains neither its parent nor its delegate")
  func parents() {
    let phone = Phone()
    let context = CoordinatorContext.test(phone, InMemoryBackend())
    var parent: ConfirmPlayersCoordinator? = ConfirmPlayersCoordinator(
      context: context, parent: nil, players: [])
    let coordinator = GatherCoordinator(context: context, parent: parent, gather: .example)
    coordinator.delegate = parent
    #expect(coordinator.parent === parent)

    parent = nil

    #expect(coordinator.parent == nil)
    #expect(coordinator.delegate == nil)
  }

  @Test("the coordinator notifies its delegate of the gather's end and does not navigate")
  func end() {
    let phone = Phone()
    let delegate = GatherCoordinatorDelegateSpy()
    let coordinator = GatherCoordinator(
      context: .test(phone, InMemoryBackend()), parent: nil, gather: .example)
    coordinator.delegate = delegate
    phone.show(UIViewController(), coordinator.makeViewController())

    coordinator.didEndGather()
    phone.settle()

    #expect(delegate.ends == 1)
    #expect(phone.navigation.viewControllers.count == 2)
  }

  @Test("the teams coordinator shows the gather and retains its coordinator")
  func start() throws {
    let phone = Phone()
    let parent = ConfirmPlayersCoordinator(
      context: .test(phone, InMemoryBackend()), parent: nil, players: [])
    phone.show(UIViewController())

    parent.navigateToGather(.example)
    phone.settle()

    let controller = try #require(phone.navigation.topViewController as? GatherViewController)
    #expect(controller.gather == .example)
    #expect(parent.childCoordinators.count == 1)
    #expect(parent.childCoordinators.first === controller.coordinator)
    #expect(controller.coordinator?.parent === parent)
  }

  @Test("the teams coordinator forwards the gather's end to its delegate")
  func endGoesUp() throws {
    let phone = Phone()
    let delegate = ConfirmPlayersCoordinatorDelegateSpy()
    let parent = ConfirmPlayersCoordinator(
      context: .test(phone, InMemoryBackend()), parent: nil, players: [])
    parent.delegate = delegate
    parent.navigateToGather(.example)
    let coordinator = try #require(parent.childCoordinators.first as? GatherCoordinator)

    coordinator.didEndGather()

    #expect(delegate.ends == 1)
  }
}
