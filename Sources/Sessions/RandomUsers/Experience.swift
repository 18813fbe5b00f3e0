import UserSessions

/// The knowledge of an app gained in the sessions so far; later sessions seek what is still unseen.
///
/// A coverage-guided session takes the newest of the shortest known paths to a rarely visited
/// place, and continues from there. A place is an arrangement of screens, or a control that was
/// disabled before and is enabled now; after a link it is another place, because a link skips what
/// the screens on the way would have set. Session *i* of a seed depends only on those up to
/// *i* − 4 (`SessionQueue`); its events alone replay it.
///
/// Method: Ecoffet and others, *First return, then explore*, Nature 590, 2021, with arrangements of
/// screens as cells.
struct Experience: Sendable {
  private struct Key: Hashable {
    let name: String
    let isAfterLink: Bool
  }

  private struct Place {
    /// The screen on top and, for a control, its name.
    let region: Key
    var path: [UserEvent]
    /// The number of sessions that visited the place, and the number that started from it.
    var sessions = 0
    var starts = 0

    // A place whose path no longer leads to it must not be tried forever.
    var uses: Int { max(sessions, starts) }
  }

  /// The knowledge of a random user: the texts that fields accepted, and the touches tried so far.
  struct Knowledge: Sendable {
    var texts = AcceptedTexts()
    var touches: [UserEvent.Target: Int] = [:]
  }

  private(set) var knowledge = Knowledge()
  /// The last session that reached a new place, counted from zero.
  private(set) var lastNewSession: Int?
  // In order of discovery, so that choices are the same in every process.
  private var places: [Place] = []
  private var indices: [Key: Int] = [:]
  private var names: Set<String> = []
  /// The number of sessions that visited each region.
  private var sessions: [Key: Int] = [:]
  /// One of the shortest known paths to each control that was seen disabled.
  private(set) var disabledControls: [String: [UserEvent]] = [:]

  // Half of the sessions start afresh: finding defects close to the launch takes many fresh starts.
  private static let percentFresh = 50
  // Sometimes any region: one that can no longer be reached must not take all sessions.
  private static let percentAny = 30

  /// The events with which the next session starts; often none.
  ///
  /// - Parameter limit: The number of events in the session; at most three quarters of them lead to
  ///   the place.
  mutating func beginning(
    within limit: Int, using random: inout RandomSource
  ) -> [UserEvent] {
    let known = places.indices.filter {
      !places[$0].path.isEmpty && places[$0].path.count <= limit * 3 / 4
    }
    guard !known.isEmpty, !random.chance(percent: Self.percentFresh) else { return [] }
    var regions: [Key] = []
    for place in known where !regions.contains(places[place].region) {
      regions.append(places[place].region)
    }
    let region =
      random.chance(percent: Self.percentAny)
      ? regions[random.below(regions.count)]
      : regions.min { sessions[$0, default: 0] < sessions[$1, default: 0] }
    let chosen = known.filter { places[$0].region == region }
      .min { places[$0].uses < places[$1].uses }
    guard let chosen else { return [] }
    places[chosen].starts += 1
    return places[chosen].path
  }

  /// Learns from a session.
  mutating func add(_ outcome: VisitOutcome, session: Int) {
    var seen: Set<Key> = []
    var regions: Set<Key> = []
    let link = outcome.events.firstIndex(where: \.isLink) ?? outcome.events.count
    func visit(_ name: String, _ region: String, after count: Int) {
      let place = Key(name: name, isAfterLink: count > link)
      let region = Key(name: region, isAfterLink: count > link)
      if regions.insert(region).inserted { sessions[region, default: 0] += 1 }
      let path = outcome.events.prefix(count)
      if names.insert(name).inserted { lastNewSession = session }
      if let known = indices[place] {
        // Of equally short paths, the newest: each may leave the app in another state.
        if path.count <= places[known].path.count { places[known].path = Array(path) }
        if seen.insert(place).inserted { places[known].sessions += 1 }
      } else {
        seen.insert(place)
        indices[place] = places.count
        places.append(Place(region: region, path: Array(path), sessions: 1))
      }
    }
    for (count, state) in outcome.states.enumerated() {
      visit(state, outcome.screensByState[count], after: count)
    }
    for sight in outcome.controls {
      func title(_ name: String) -> String {
        VisitOutcome.ControlSight.title(of: name, on: sight.screen)
      }
      for name in sight.disabled.map(title)
      where disabledControls[name].map({ $0.count > sight.events }) ?? true {
        disabledControls[name] = Array(outcome.events.prefix(sight.events))
      }
      for name in sight.enabled.map(title)
      where disabledControls[name] != nil {
        visit("enabled: \(name)", "enabled: \(name)", after: sight.events)
      }
    }
    for form in outcome.forms { knowledge.texts.add(form) }
    for (event, screen) in zip(outcome.events, outcome.screensByState) {
      if let target = event.target(on: screen) { knowledge.touches[target, default: 0] += 1 }
    }
  }
}
