import FootballGatherUI
public import UserSessions

/// A way in which a screen leaves, or does not after all, and what the user does afterwards.
public struct ScreenExit: Sendable {
  /// Something that is done after the screen has left, which may release what was kept till then.
  public struct Step: Sendable {
    /// What people call it, such as `the next back`.
    public let name: String
    let events: [UserEvent]
  }

  /// How the screen leaves, such as `back button`.
  public let way: String
  /// The screen or alert that is in front before.
  public let screen: NavigationNode
  /// Whether the screen is gone then; a swipe that is cancelled leaves it where it was.
  public let leaves: Bool
  /// What is done afterwards, in order; nothing where the app ends with the screen on it.
  public let steps: [Step]
  /// The straight way to the screen, the exit, and the steps.
  public let session: Session<FootballGatherModel>
  /// The numbers of the events that the exit consists of, the first event being 1.
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

  /// The step in which an event is, by the event's number.
  public func step(of event: Int) -> Step? {
    var last = exit.upperBound - 1
    return steps.first { step in
      last += step.events.count
      return event <= last
    }
  }

  /// What waits is answered, time passes, then the user goes on, back to the list, and logs out.
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
