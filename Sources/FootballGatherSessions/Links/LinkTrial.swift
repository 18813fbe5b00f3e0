import FootballGather
public import UserSessions

/// A link that comes in somewhere, with what the reference model says of it: a cell of the deep-link matrix.
public struct LinkTrial: Sendable {
  /// What a link must do.
  public enum Effect: Sendable {
    /// It leads to a screen that is made for it.
    case reached
    /// It leads to a screen that is there already: every screen of the stack is one that was on it before.
    case kept
    /// It waits until the players are known, and leads somewhere then.
    case parked
    /// It does nothing: it is no link, or names what is not there.
    case ignored
  }

  /// A look at the app when it has come to rest.
  public struct Look: Sendable {
    /// How many events have been carried out by then.
    public let events: Int
    /// What must be on screen.
    public let screen: ScreenDigest
    /// What would be on screen had the link not come in.
    public let screenWithout: ScreenDigest
    /// Screens that must be the same as before the link: their places on the stack now and then.
    public let kept: [(now: Int, before: Int)]
  }

  /// The link as text.
  public let link: String
  public let state: LinkState
  /// What must come of it.
  public let effect: Effect
  /// All that is done, the link included.
  public let session: Session<FootballGatherModel>
  /// How many events have been carried out when the link comes in; nothing where it launches the app.
  public let eventsBefore: Int?
  /// When the link has come in, when what comes after it in the state has been done, and when the user has gone on from there:
  /// a screen that is only seen is not yet reached.
  public let looks: [Look]
}

extension LinkTrial {
  /// Has the reference model say what a link must do in a state.
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

  /// Every link of the app, those that name nobody or are none among them.
  public static let links =
    [.players, .player(id: 1), .player(id: 2), .player(id: 99)].map(\DeepLink.text)
    + PlayerField.allCases.map { DeepLink.edit(id: 1, field: $0).text }
    + [.edit(id: 2, field: .age), .edit(id: 99, field: .age), .add, .gather].map(\DeepLink.text)
    + ["navbench://players/1/edit"]

  /// Every link in every state, state by state.
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
