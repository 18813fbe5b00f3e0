public import UserSessions

/// An endless, repeatable sequence of events that open and leave screens.
public struct RandomEvents: Sequence, IteratorProtocol {
  private var state: UInt64
  // The rest of a route.
  private var queue: [UserEvent] = []

  public init(seed: UInt64) {
    state = seed
  }

  /// A number in `0..<bound`.
  public mutating func number(below bound: Int) -> Int {
    // A linear congruential generator (Knuth, MMIX), so that a failure can be repeated.
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % bound
  }

  public mutating func next() -> UserEvent? {
    if queue.isEmpty { queue = Self.choices[number(below: Self.choices.count)] }
    return queue.removeFirst()
  }

  private static let choices: [[UserEvent]] =
    [
      .login, .login, .login, .gather, .endGather, .edit, .add, [.tap("done")],
      [.type("c", into: "name")], [.type("Dora", into: "value"), .tap("done")],
      [.tap("logOut")], [.tap("bottom")], [.alertButton(0)],
      [.tapRow("players", section: 0, row: 1)], [.back], [.back], [.backMenu(depth: 0)],
      [.backMenu(depth: 1)], [.swipeBack(isFinished: true)], [.swipeBack(isFinished: false)],
      [.tapThenOpenURL("logOut", "navbench://gather")], [.backThenOpenURL("navbench://add")],
      [.openURLs(["navbench://add", "navbench://players/1"])],
    ]
    + ["", "/2", "/3/edit/skill"].map { [.openURL("navbench://players\($0)")] }
    + ["add", "gather"].map { [.openURL("navbench://\($0)")] }
    + Array(repeating: [.answer(0, isSuccess: true)], count: 10)
}
