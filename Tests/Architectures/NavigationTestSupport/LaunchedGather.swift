public import FootballGather
import Foundation
public import UIKit
public import UserSessions

/// Football Gather on a device, with a server that answers when a test asks for it.
///
/// Transitions take no time. Create an instance in the body of a test: its device remains the
/// current one until another one is created.
@MainActor public final class LaunchedGather {
  public let device: Device
  public let server: InMemoryBackend

  /// Launches the app, and waits until it is idle.
  public init(
    isSignedIn: Bool = true, players: [Player] = LaunchedGather.players, link: String? = nil,
    _ makeDelegate: (Services) -> any UIApplicationDelegate
  ) {
    var behavior = UIKitBehavior()
    (behavior.navigationDuration, behavior.presentationDuration) = (0, 0)
    device = Device(behavior: behavior)
    server = InMemoryBackend(players: players, token: isSignedIn ? "token" : nil)
    device.launch(makeDelegate(server.services), url: link.flatMap { URL(string: $0) })
    settle()
  }

  /// Shows a stack instead of an app.
  public convenience init(showing navigation: UINavigationController) {
    self.init { _ in StackDelegate(navigation) }
  }

  /// Three players, enough for a gather.
  public nonisolated static let players = [
    Player(id: 1, name: "Ann", preferredPosition: .goalkeeper),
    Player(id: 2, name: "Ben"),
    Player(id: 3, name: "Cid", preferredPosition: .striker),
  ]

  // MARK: Events

  /// Performs events of a user; the app is idle after each.
  public func perform(_ events: UserEvent...) {
    let driver = Driver(device: device) { [server] request, isSuccess in
      if request < server.pendingCount { server.answer(at: request, succeeding: isSuccess) }
    }
    for event in events { driver.perform(event) }
  }

  /// Performs events; the server answers all requests successfully, including those already
  /// pending.
  public func go(_ route: [UserEvent]) {
    answerAll()
    for event in route {
      perform(event)
      answerAll()
    }
  }

  /// Waits until no transition is running.
  public func settle() {
    device.loop.runUntilIdle()
  }

  private func answerAll() {
    while server.pendingCount > 0 { perform(.answer(0, isSuccess: true)) }
  }

  // MARK: What is on screen

  public var navigation: UINavigationController? {
    device.window?.rootViewController as? UINavigationController
  }

  /// The names of the screens on the stack, from the bottom, such as `PlayerList`.
  public var stack: [String] { navigation?.viewControllers.map(\.screenName) ?? [] }

  /// The top screen's controller.
  ///
  /// - Throws: `OtherScreen` if the controller is of another class.
  public func top<Controller: UIViewController>(
    _ type: Controller.Type = Controller.self
  ) throws -> Controller {
    guard let controller = navigation?.topViewController as? Controller else { throw OtherScreen() }
    return controller
  }

  /// The error thrown if the screen in front is not the one that a test expects.
  public struct OtherScreen: Error {
    public init() {}
  }

  /// The visible alert.
  public var alert: UIAlertController? { navigation?.presentedViewController as? UIAlertController }
}

extension UIViewController {
  /// The name of the controller's type without its suffix.
  public var screenName: String {
    "\(type(of: self))".replacing("ViewController", with: "")
  }
}
