import Statistics
import UIKit

/// What the headless UIKit takes for the elementary moves of an app, beside the work that no implementation could leave out.
public struct NavigationTiming: Sendable {
  /// What is timed.
  public let name: String
  /// Nanoseconds for one, the median of the rounds.
  public let time: Double
  /// Nanoseconds for the objects alone: the same number of class instances made, kept, linked and let go.
  public let floor: Double

  /// How many times the floor.
  public var ratio: Double { time / floor }

  /// Times a push and pop, and a present and dismiss, of a controller that does nothing; without and with animation, which
  /// takes virtual time only.
  ///
  /// - Parameters:
  ///   - rounds: How often each is timed; move and floor in turn, so that both meet the same disturbances.
  ///   - moves: How many moves a round has.
  /// - Throws: `StatisticsError` when a time cannot be summed up.
  @MainActor public static func measure(rounds: Int = 21, moves: Int = 2_000) throws
    -> [NavigationTiming]
  {
    let device = Device()
    let delegate = Delegate()
    device.launch(delegate)
    device.loop.runUntilIdle()
    defer { device.shutDown() }
    let navigation = delegate.navigation
    let pushed = objectsOfAController + 1
    let presented = objectsOfAController + 2
    return [
      try time("push and pop", rounds, moves, objects: pushed) {
        navigation.pushViewController(UIViewController(), animated: false)
        device.loop.runUntilIdle()
        navigation.popViewController(animated: false)
        device.loop.runUntilIdle()
      },
      try time("push and pop, animated", rounds, moves, objects: pushed) {
        navigation.pushViewController(UIViewController(), animated: true)
        device.loop.runUntilIdle()
        navigation.popViewController(animated: true)
        device.loop.runUntilIdle()
      },
      try time("present and dismiss", rounds, moves, objects: presented) {
        navigation.present(UIViewController(), animated: false)
        device.loop.runUntilIdle()
        navigation.dismiss(animated: false)
        device.loop.runUntilIdle()
      },
      try time("present and dismiss, animated", rounds, moves, objects: presented) {
        navigation.present(UIViewController(), animated: true)
        device.loop.runUntilIdle()
        navigation.dismiss(animated: true)
        device.loop.runUntilIdle()
      },
    ]
  }

  // A controller, its view, and its navigation item; a transition comes to them, or a presentation with one.
  private static let objectsOfAController = 3

  @MainActor private static func time(
    _ name: String, _ rounds: Int, _ moves: Int, objects: Int, _ move: () -> Void
  ) throws -> NavigationTiming {
    var times: [Double] = []
    var floors: [Double] = []
    for _ in 0..<rounds {
      times.append(nanoseconds { for _ in 0..<moves { move() } } / Double(moves))
      floors.append(nanoseconds { for _ in 0..<moves { keepAndLetGo(objects) } } / Double(moves))
    }
    return NavigationTiming(
      name: name, time: try Sample(times).median, floor: try Sample(floors).median)
  }

  /// Makes objects of a controller's size in fields, each kept by the one before and by a list, as parents and children
  /// are; then lets them go.
  @inline(never) private static func keepAndLetGo(_ count: Int) {
    var list: [Node] = []
    for _ in 0..<count { list.append(Node(list.last)) }
    while !list.isEmpty { list.removeLast().child = nil }
  }

  private final class Node {
    var child: Node?
    weak var parent: Node?
    var name: String?
    var children: [Node] = []
    init(_ parent: Node?) {
      self.parent = parent
      parent?.child = self
    }
  }

  private final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    let navigation = UINavigationController(rootViewController: UIViewController())

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.rootViewController = navigation
      window?.makeKeyAndVisible()
      return true
    }
  }
}
