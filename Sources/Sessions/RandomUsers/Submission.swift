import UserSessions

/// Texts that a user has submitted, whose effect may come only with a server's answer.
struct Submission {
  /// The target of the touch that submitted them.
  let target: UserEvent.Target
  /// The arrangement of screens before the touch.
  let state: String
  /// `nil` if the app may still answer an earlier submission of other texts.
  let texts: [String: String]?
  /// Whether the user has waited since.
  var hasWaited = false

  /// The texts, as accepted by the screen that has opened.
  func form(opening screen: String) -> AcceptedTexts.Form? {
    texts.map {
      .init(screen: target.screen, effect: "\(target.kind) \(target.name): \(screen)", texts: $0)
    }
  }

  /// Whether what happens next on the same screen may be the effect of this submission or of one
  /// with these texts.
  func competes(with texts: [String: String], on screen: String) -> Bool {
    // Typing seldom asks a server, but the app may still answer what came before it.
    screen == target.screen && !hasWaited
      && (self.texts == nil || target.kind != "type" && self.texts != texts)
  }
}

extension UserEvent {
  /// Whether the event may submit the typed text.
  var submits: Bool {
    switch self {
    case .tap, .doubleTap, .tapRow, .doubleTapRow, .type, .pressReturn, .alertButton: true
    default: false
    }
  }

  /// Whether the app may still answer a submission during the event.
  var letsTheAppAnswer: Bool {
    switch self {
    case .wait(let seconds): seconds < EventChoice.longPause
    case .alertButton, .interruption, .memoryWarning: true
    default: false
    }
  }
}
