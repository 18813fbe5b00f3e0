import FootballGatherUI
public import UserSessions

/// An exit path: how a screen is left, or almost left, and what the user does next.
public struct ScreenExit: Sendable {
  /// A step after the screen has left, which may release what was retained until then.
  public struct Step: Sendable {
    /// The name in reports, such as `the next back`.
    public let name: String
    let events: [UserEvent]
  }

  /// The kind of exit, such as `back button`.
  public let way: String
  /// The screen or alert in front before the exit.
  public let screen: NavigationNode
  /// Whether the screen is gone afterwards; after a cancelled swipe it is not.
  public let leaves: Bool
  /// The steps that follow, in order; empty if the app is terminated.
  public let steps: [Step]
  /// The route to the screen, the exit, and the steps.
  public let session: Session<FootballGatherModel>
  /// The numbers of the exit's events, counted from 1.
  public let exit: Range<Int>

  init(
    _ way: String, from approach: Walk, by events: [UserEvent], leaves: Bool = true,
    endsApp: Bool = false
  ) {
    var model = FootballGatherModel(start: Walk.start)
    approach.events.forEach { model.handle($0) }
    self.way = way
    screen = model.node
    self.leaves = leaves
    events.forEach { model.handle($0) }
    steps = endsApp ? [] : Self.steps(after: model)
    session = Session(
      start: Walk.start, events: approach.events + events + steps.flatMap(\.events))
    exit = approach.events.count + 1..<approach.events.count + events.count + 1
  }

  /// The step that contains an event, by the event's number.
  public func step(of event: Int) -> Step? {
    var last = exit.upperBound - 1
    return steps.first { step in
      last += step.events.count
      return event <= last
    }
  }

  /// Answers requests, lets time pass, opens another screen, goes back to the list and logs out.
  private static func steps(after model: FootballGatherModel) -> [Step] {
    var model = model
    var steps: [Step] = []
    func add(_ name: String, _ events: [UserEvent]) {
      guard !events.isEmpty else { return }
      steps.append(Step(name: name, events: events))
      events.forEach { model.handle($0) }
    }
    add(
      "the answer", model.server.requests.map { _ in .answer(0, isSuccess: true) })
    add("an hour", [.wait(seconds: 3600)])
    add("the next push", model.wayForward)
    add("the next back", model.depth > 1 ? [.back] : [])
    add("the second back", model.depth > 2 ? [.back] : [])
    add("log-out", model.depth == 2 ? [.tap(ElementID.logOut)] : [])
    return steps
  }
}
