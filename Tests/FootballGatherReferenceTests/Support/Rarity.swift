import UserSessions

/// Rare behaviour that must occur in at least one session.
struct Rarity: Sendable, CustomStringConvertible {
  let description: String
  let hasHappened: @Sendable (Step) -> Bool

  private init(_ description: String, _ hasHappened: @escaping @Sendable (Step) -> Bool) {
    self.description = description
    self.hasHappened = hasHappened
  }

  static let all = [
    Rarity("answer out of order") { step in
      if case .answer(1..., isSuccess: true) = step.event { !step.answered.isEmpty } else { false }
    },
    Rarity("press Done twice") { $0.event == .doubleTap("done") && $0.asked.count == 2 },
    Rarity("press Done again while busy") {
      $0.tapped("done") && $0.before.isBusy && $0.asked.count == 1
    },
    Rarity("leave while busy") {
      $0.isBack && $0.before.isBusy && $0.before.depth > $0.after.depth
    },
    Rarity("select while the server is busy") {
      $0.tapped("select") && $0.before.isBusy && !$0.isUnchanged
    },
    Rarity("delete the last player") { $0.isOK("delete") && $0.after.isVisible("emptyView") },
    Rarity("pop three screens at once") { $0.isBack && $0.before.depth - $0.after.depth == 3 },
    Rarity("cancel a swipe") {
      $0.event == .swipeBack(isFinished: false) && $0.before.depth > 1
    },
    Rarity("follow a link from a match") { $0.isLink && $0.moved("Gather", "PlayerList") },
    Rarity("close a confirmation alert by a link") {
      $0.isLink && $0.before.alert.contains("Cancel") && $0.after.alert.isEmpty
    },
    Rarity("follow a parked link") { $0.isOK("list") && $0.before.depth < $0.after.depth },
    Rarity("answer an edit after its screen has closed") {
      $0.isOK("update") && $0.before.screen == $0.after.screen
    },
  ]
}

extension Step {
  fileprivate var isLink: Bool {
    switch event {
    case .openURL, .notification: true
    default: false
    }
  }
}
