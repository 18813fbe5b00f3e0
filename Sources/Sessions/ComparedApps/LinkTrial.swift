import UserSessions

/// A cell of the deep-link matrix: a link in a state, with the reference model's result.
package struct LinkTrial<Model: ReferenceModel>: Sendable {
  /// The required effect of a link.
  package enum Effect: Sendable {
    /// Opens a new screen.
    case reached
    /// Goes to an existing screen: every screen on the stack was there before.
    case kept
    /// Waits, and is followed as soon as possible.
    case parked
    /// Asks the user to log in, and is followed afterwards.
    case login
    /// Has no effect, because this user may not go there.
    case refused
    /// Has no effect, because it is not a link or its target does not exist.
    case ignored
  }

  /// A point of comparison at which the app is idle.
  package struct Look: Sendable {
    /// The number of events performed so far.
    package let events: Int
    /// The expected screen.
    package let screen: ScreenDigest
    /// The screen that would be expected without the link.
    package let screenWithout: ScreenDigest
    /// The stack positions of screens that must be the same objects as before the link.
    package let kept: [(now: Int, before: Int)]
  }

  /// The link as text.
  package let link: String
  package let state: LinkMatrix<Model>.State
  /// The required effect.
  package let effect: Effect
  /// The session, including the link.
  package let session: Session<Model>
  /// The number of events before the link; `nil` if it launches the app.
  package let eventsBefore: Int?
  /// The points of comparison.
  ///
  /// Comparisons take place after the link, after the state's remaining events, and after the user
  /// has continued from there: a screen that merely appears does not yet count as reached.
  package let looks: [Look]
}

extension LinkTrial where Model: LinkedModel {
  /// Determines the required effect of a link in a state by running the reference model.
  package init(_ link: String, in state: LinkState<Model>) {
    let arriving = state.arriving(link)
    self.link = link
    self.state = .init(name: state.name, isCold: state.isCold, arrival: state.arrival)
    let start = state.start(with: link)
    eventsBefore = state.isCold ? nil : state.events.count

    var model = Model(start: start).after(state.events)
    var without = Model(start: state.start).after(state.events)
    let before = state.isCold ? [] : model.screens

    model = model.after(arriving)
    without = without.after(state.arrivingWithout)
    let (arrived, arrivedWithout) = (model, without)
    var looks = [
      Look(model, without, after: state.events.count + arriving.count, before: before)
    ]

    var events = state.events + arriving
    var asksForLogin = model.awaitsLogin(link)
    func go(on more: [UserEvent]) {
      guard !more.isEmpty else { return }
      for event in more {
        model.handle(event)
        without.handle(event)
        asksForLogin = asksForLogin || model.awaitsLogin(link)
      }
      events += more
      looks.append(Look(model, without, after: events.count, before: before))
    }
    go(on: state.afterwards)
    let known = model
    go(on: model.wayOn)
    self.looks = looks
    session = Session(start: start, events: events)

    if arrived.followedLinks > arrivedWithout.followedLinks {
      let isNew = !arrived.screens.allSatisfy(before.contains)
      effect = isNew ? .reached : arrived.hasParked(link) ? .parked : .kept
    } else if asksForLogin {
      effect = .login
    } else if arrived.hasParked(link), known.followedLinks > arrived.followedLinks {
      effect = .parked
    } else {
      effect = known.refuses(link) ? .refused : .ignored
    }
  }
}

extension LinkTrial.Look where Model: LinkedModel {
  fileprivate init(_ model: Model, _ without: Model, after events: Int, before: [Int]) {
    self.events = events
    screen = model.digest
    screenWithout = without.digest
    kept = model.screens.enumerated().compactMap { place, screen in
      before.firstIndex(of: screen).map { (now: place, before: $0) }
    }
  }
}
