import UIKit
import UserSessions

/// The screen after an event, computed once for the checks and for the choice of an event.
///
/// It refers to none of the app's objects, so it does not prolong their lifetimes.
@MainActor struct Sight {
  /// The class of the screen in front.
  let title: String
  /// The arrangement of screens.
  let state: String
  let touches: [UserEvent]
  let fields: [VisibleField]
  /// The names of the controls and bar buttons that can be touched, and of those that cannot.
  let enabledNames: [String]
  let disabledNames: [String]
  let isDeadEnd: Bool
  let isAlert: Bool
  /// The fields' texts when the screen appeared.
  private var initialTexts: [String: String]
  /// The same for the screen below an alert.
  private var covered: (state: String, initialTexts: [String: String])?
  /// The controls that the last event has enabled.
  private(set) var opened: [String] = []
  /// The accepted texts that the last event revealed.
  private(set) var forms: [AcceptedTexts.Form] = []
  /// The texts last submitted, whose effect may come only with a server's answer.
  private var submission: Submission?

  init(of device: Device) {
    let screen = VisibleScreen(of: device)
    title = Moment.screen(of: device)
    state = ScreenState.describe(device.window)
    touches = screen.touches
    fields = screen.views.compactMap { VisibleField($0.value, named: $0.name) }
    enabledNames =
      screen.views.filter { $0.value is UIControl }.map(\.name) + screen.barItems.map(\.name)
    disabledNames = screen.disabledNames
    isDeadEnd = screen.isDeadEnd(touches)
    isAlert = device.visibleController is UIAlertController
    initialTexts = Self.texts(in: fields)
  }

  /// Notes what an event has enabled or opened since the user last looked.
  mutating func compare(with before: Sight, after event: UserEvent) {
    keepInitialTexts(of: before)
    if title == before.title, !before.disabledNames.isEmpty {
      let closed = Set(before.disabledNames)
      opened = enabledNames.filter(closed.contains)
      if let texts = typedTexts(in: fields) {
        forms = opened.map { .init(screen: title, effect: "enabled: \($0)", texts: texts) }
      }
    }
    submission = before.submission(after: event)
    // An alert may be a refusal; what follows it shows whether it was.
    guard let submitted = submission, !isAlert else { return }
    if state != submitted.state {
      submitted.form(opening: title).map { forms.append($0) }
      submission = nil
    } else if before.isAlert {
      submission = nil
    }
  }

  private mutating func keepInitialTexts(of before: Sight) {
    if state == before.state {
      (initialTexts, covered) = (before.initialTexts, before.covered)
    } else if isAlert {
      covered = before.covered ?? (before.state, before.initialTexts)
    } else if let covered = before.covered, covered.state == state {
      initialTexts = covered.initialTexts
    }
  }

  /// The texts that the app may be checking after an event here.
  private func submission(after event: UserEvent) -> Submission? {
    guard event.submits, !fields.isEmpty, let target = event.target(on: title) else {
      guard event.letsTheAppAnswer, var pending = submission else { return nil }
      if case .wait = event { pending.hasWaited = true }
      return pending
    }
    guard let texts = typedTexts(in: fields.map { $0.with(event) }) else { return nil }
    let isUnclear = submission?.competes(with: texts, on: title) ?? false
    return Submission(target: target, state: state, texts: isUnclear ? nil : texts)
  }

  /// The fields' texts, empty if all fields are empty; `nil` without fields, or if nothing was
  /// typed: a form filled in by the app shows neither that texts are needed nor that they are not.
  private func typedTexts(in fields: [VisibleField]) -> [String: String]? {
    let texts = Self.texts(in: fields)
    if texts.values.allSatisfy(\.isEmpty) { return texts.isEmpty ? nil : [:] }
    return texts == initialTexts ? nil : texts
  }

  private static func texts(in fields: [VisibleField]) -> [String: String] {
    Dictionary(fields.map { ($0.name, $0.text) }) { first, _ in first }
  }
}
