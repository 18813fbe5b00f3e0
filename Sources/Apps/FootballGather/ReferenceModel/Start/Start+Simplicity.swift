import FootballGather
import FootballGatherUI
import UserSessions

// Less stored data is simpler. The order compares first whether data exists, then its content.
extension FootballGatherModel.Start: SimplifiableStart {
  package var complexity: [Int] {
    // As among events, a link is simpler than a notification with a link.
    let texts = [notification, link, token, username]
    var complexity = texts.map { $0 == nil ? 0 : 1 } + [remembersUser ? 1 : 0, players.count]
    for player in players { complexity += player.complexity }
    for text in texts { complexity += text.map(Simplicity.code) ?? [] }
    return complexity
  }

  package func simplerStarts(
    _ events: [UserEvent]
  ) -> [Shrinker<FootballGatherModel.Start>.Trial] {
    var starts: [Self] = []
    func add(_ change: (inout Self) -> Void) {
      var start = self
      change(&start)
      starts.append(start)
    }
    if let notification, link == nil {
      add {
        $0.link = notification
        $0.notification = nil
      }
    }
    for text in [\Self.link, \.notification, \.token, \.username] {
      add { $0[keyPath: text] = nil }
      if text != \.link, text != \.notification { add { $0[keyPath: text] = "a" } }
    }
    add { $0.remembersUser = false }
    add { $0.players = [] }
    add { $0.players.removeLast(players.count / 2) }
    for index in players.indices.reversed() { add { $0.players.remove(at: index) } }
    for index in players.indices {
      for simpler in players[index].simpler { add { $0.players[index] = simpler } }
    }
    return starts.map { .init(start: $0, events: events) } + renumbered(events)
      + otherFields(events)
  }

  /// Replaces the link's field, with picked values either unchanged or replaced with typed values.
  private func otherFields(_ events: [UserEvent]) -> [Shrinker<Self>.Trial] {
    guard let link, case .edit(let id, _) = DeepLink(link) else { return [] }
    return PlayerField.allCases.flatMap { field in
      var start = self
      start.link = DeepLink.edit(id: id, field: field).text
      return [events, events.map(\.typedInsteadOfPicked)].map {
        Shrinker<Self>.Trial(start: start, events: $0)
      }
    }
  }

  /// Renumbers the players from 1, here and in all links.
  private func renumbered(_ events: [UserEvent]) -> [Shrinker<Self>.Trial] {
    let numbers = Dictionary(
      zip(players.map(\.id), 1...).map { ($0, $1) }, uniquingKeysWith: { first, _ in first })
    var start = self
    start.players = players.map { $0.numbered(numbers[$0.id] ?? $0.id) }
    start.link = link?.renumbered(numbers)
    start.notification = notification?.renumbered(numbers)
    return [.init(start: start, events: events.map { $0.renumbered(numbers) })]
  }

  // A user who is signed in, has players or follows a link skips the first steps.
  package func startsFurtherAlong(_ events: [UserEvent]) -> [Self] {
    var signedIn = self
    signedIn.token = "a"
    var more = signedIn
    while more.players.count < 2 {
      more.players.append(Player(id: (more.players.map(\.id).max() ?? 0) + 1, name: "a"))
    }
    var (unlinked, unnotified) = (self, self)
    unlinked.link = nil
    unnotified.notification = nil
    var known = self
    (known.username, known.remembersUser) = ("a", true)
    var starts = [unlinked, unnotified, signedIn, more, known].filter { $0 != self }
    let ofPlayers = more.players.prefix(1).flatMap { player in
      [DeepLink.player(id: player.id)]
        + PlayerField.allCases.map { DeepLink.edit(id: player.id, field: $0) }
    }
    for link in (DeepLink.fixed + ofPlayers).map(\.text) + events.compactMap(\.link) {
      for start in [signedIn, self] where start.link != link {
        var linked = start
        linked.link = link
        starts.append(linked)
      }
    }
    return starts
  }
}

extension Player {
  /// Compared in this order. The name comes last, because readers see it and short names are hard
  /// to distinguish.
  fileprivate var complexity: [Int] {
    [
      Simplicity.code(id), age.map { Simplicity.code($0) + 1 } ?? 0,
      skill.flatMap { Skill.allCases.firstIndex(of: $0) }.map { $0 + 1 } ?? 0,
      preferredPosition.flatMap { Position.allCases.firstIndex(of: $0) }.map { $0 + 1 } ?? 0,
    ] + (favouriteTeam.map { [1] + Simplicity.code($0) } ?? [0]) + Simplicity.code(name)
  }

  fileprivate var simpler: [Player] {
    func with(_ change: (inout Player) -> Void) -> Player {
      var player = self
      change(&player)
      return player
    }
    return [
      Player(id: id, name: name), with { $0.age = nil }, with { $0.age = 0 },
      with { $0.skill = nil }, with { $0.skill = .beginner }, with { $0.preferredPosition = nil },
      with { $0.preferredPosition = .goalkeeper }, with { $0.favouriteTeam = nil },
      with { $0.favouriteTeam = "" },
    ] + Simplicity.simpler(than: name).map { name in with { $0.name = name } }
  }

  fileprivate func numbered(_ id: Int) -> Player {
    Player(
      id: id, name: name, age: age, skill: skill, preferredPosition: preferredPosition,
      favouriteTeam: favouriteTeam)
  }
}

extension DeepLink {
  fileprivate static let fixed: [DeepLink] = [.players, .add, .gather]
}

extension String {
  fileprivate func renumbered(_ numbers: [Int: Int]) -> String {
    switch DeepLink(self) {
    case .player(let id): DeepLink.player(id: numbers[id] ?? id).text
    case .edit(let id, let field): DeepLink.edit(id: numbers[id] ?? id, field: field).text
    case .players, .add, .gather, nil: self
    }
  }
}

extension UserEvent {
  fileprivate var link: String? {
    switch self {
    case .openURL(let link), .universalLink(let link), .notification(let link): link
    default: nil
    }
  }

  fileprivate var typedInsteadOfPicked: UserEvent {
    if case .tapRow(ElementID.items, _, _) = self {
      .type("a", into: ElementID.value)
    } else {
      self
    }
  }

  fileprivate func renumbered(_ numbers: [Int: Int]) -> UserEvent {
    switch self {
    case .openURL(let link): .openURL(link.renumbered(numbers))
    case .universalLink(let link): .universalLink(link.renumbered(numbers))
    case .notification(let link): .notification(link.renumbered(numbers))
    default: self
    }
  }
}
