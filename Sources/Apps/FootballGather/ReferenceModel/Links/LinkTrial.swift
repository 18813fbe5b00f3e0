import FootballGather
public import UserSessions

/// A cell of the deep-link matrix: a link in a state, with the reference model's result.
public struct LinkTrial: Sendable {
  /// The required effect of a link.
  public enum Effect: Sendable {
    /// Opens a new screen.
    case reached
    /// Goes to an existing screen: every screen of the stack was on it before.
    case kept
    /// Waits until the players are known, and is followed then.
    case parked
    /// No effect: not a link, or a link to something that does not exist.
    case ignored
  }

  /// A point of comparison at which the app is idle.
  public struct Look: Sendable {
    /// The number of events performed so far.
    public let events: Int
    /// The expected screen.
    public let screen: ScreenDigest
    /// The screen that would be expected without the link.
    public let screenWithout: ScreenDigest
    /// Screens that must be the same objects as before the link: their positions on the stack.
    public let kept: [(now: Int, before: Int)]
  }

  /// The link as text.
  public let link: String
  public let state: LinkState
  /// The required effect.
  public let effect: Effect
  /// The session, including the link.
  public let session: Session<FootballGatherModel>
  /// The number of events before the link; `nil` if it launches the app.
  public let eventsBefore: Int?
  /// The points of comparison.
  ///
  /// They are after the link, after the state's remaining events, and after the user has continued
  /// from there: a screen that merely appears does not count as reached yet.
  public let looks: [Look]
}

extension LinkTrial {
  /// Determines the required effect of a link in a state by running the reference model.
  init(_ link: String, in state: LinkState) {
    let arriving = state.arriving(link)
    self.link = link
    self.state = state
    let start = state.start(with: link)
    eventsBefore = state.isCold ? nil : state.events.count

    var model = FootballGatherModel(start: start)
    var without = FootballGatherModel(start: state.start)
    state.events.forEach { model.handle($0) }
    state.events.forEach { without.handle($0) }
    let before = state.isCold ? [] : model.screens

    arriving.forEach { model.handle($0) }
    state.arrivingWithout.forEach { without.handle($0) }
    let arrival = (followed: model.followedLinks, parked: model.parkedLink, screens: model.screens)
    let followedWithout = without.followedLinks
    var looks = [
      Look(model, without, after: state.events.count + arriving.count, before: before)
    ]

    var events = state.events + arriving
    func go(on more: [UserEvent]) {
      guard !more.isEmpty else { return }
      for event in more {
        model.handle(event)
        without.handle(event)
      }
      events += more
      looks.append(Look(model, without, after: events.count, before: before))
    }
    go(on: state.afterwards)
    let followed = model.followedLinks
    go(on: model.wayOn)
    self.looks = looks
    session = Session(start: start, events: events)

    if arrival.followed > followedWithout {
      effect = arrival.screens.allSatisfy(before.contains) ? .kept : .reached
    } else if let waiting = arrival.parked, waiting == DeepLink(link),
      followed > arrival.followed
    {
      effect = .parked
    } else {
      effect = .ignored
    }
  }

  /// Every link of the app, including malformed ones and ones to missing players.
  public static let links =
    [.players, .player(id: 1), .player(id: 2), .player(id: 99)].map(\DeepLink.text)
    + PlayerField.allCases.map { DeepLink.edit(id: 1, field: $0).text }
    + [.edit(id: 2, field: .age), .edit(id: 99, field: .age), .add, .gather].map(\DeepLink.text)
    + ["navbench://players/1/edit"]

  /// Every link in every state, grouped by state.
  public static let all = LinkState.all.flatMap { state in
    links.map { LinkTrial($0, in: state) }
  }
}

extension LinkTrial.Look {
  fileprivate init(
    _ model: FootballGatherModel, _ without: FootballGatherModel, after events: Int, before: [Int]
  ) {
    self.events = events
    screen = model.digest
    screenWithout = without.digest
    kept = model.screens.enumerated().compactMap { place, screen in
      before.firstIndex(of: screen).map { (now: place, before: $0) }
    }
  }
}
