import BenchmarkKit
import Statistics
import UIKit

/// The time of basic navigation in the headless UIKit, compared with a lower bound.
package struct NavigationTiming: Sendable {
  package let name: String
  /// Nanoseconds per operation, the median of the rounds.
  package let time: Double
  /// The lower bound: nanoseconds to create, link and release the same number of objects.
  package let floor: Double

  /// The time as a multiple of the floor.
  package var ratio: Double { time / floor }

  /// Times pushing and popping, and presenting and dismissing, an empty controller.
  ///
  /// Both are timed with and without animation, which takes only virtual time.
  ///
  /// - Parameters:
  ///   - rounds: The number of rounds, in which operation and floor alternate, so that both are
  ///     exposed to the same disturbances.
  ///   - moves: The number of operations per round.
  /// - Throws: A `StatisticsError` if a time cannot be summarised.
  @MainActor package static func measure(rounds: Int = 21, moves: Int = 2_000) throws
    -> [NavigationTiming]
  {
    let device = Device()
    let delegate = Delegate()
    device.launch(delegate)
    device.loop.runUntilIdle()
    defer { device.shutDown() }
    let navigation = delegate.navigation
    func push(_ isAnimated: Bool) {
      navigation.pushViewController(UIViewController(), animated: isAnimated)
      device.loop.runUntilIdle()
      navigation.popViewController(animated: isAnimated)
      device.loop.runUntilIdle()
    }
    func present(_ isAnimated: Bool) {
      navigation.present(UIViewController(), animated: isAnimated)
      device.loop.runUntilIdle()
      navigation.dismiss(animated: isAnimated)
      device.loop.runUntilIdle()
    }
    return try [("push and pop", 1, push), ("present and dismiss", 2, present)].flatMap {
      name, added, move in
      try [false, true].map { isAnimated in
        try time(
          isAnimated ? "\(name), animated" : name, rounds, moves,
          objects: objectsOfAController + added
        ) { move(isAnimated) }
      }
    }
  }

  // A controller, its view and its navigation item; a transition adds one object, a presentation
  // two.
  private static let objectsOfAController = 3

  @MainActor private static func time(
    _ name: String, _ rounds: Int, _ moves: Int, objects: Int, _ move: () -> Void
  ) throws -> NavigationTiming {
    var times: [Double] = []
    var floors: [Double] = []
    for _ in 0..<rounds {
      times.append(nanoseconds { for _ in 0..<moves { move() } } / Double(moves))
      floors.append(
        nanoseconds { for _ in 0..<moves { createAndRelease(objects) } } / Double(moves))
    }
    return NavigationTiming(
      name: name, time: try Sample(times).median, floor: try Sample(floors).median)
  }

  /// Creates objects the size of a controller, linked like parents and children, and releases them.
  @inline(never) private static func createAndRelease(_ count: Int) {
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
