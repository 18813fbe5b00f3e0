import UIKit
import UserSessions

/// The screen after an event, computed once for the checks and for the choice of an event.
///
/// It refers to none of the app's objects, so it does not prolong their lifetimes.
@MainActor struct Sight {
  /// The class of the visible controller.
  let title: String
  /// The arrangement of screens.
  let state: String
  let touches: [UserEvent]
  let fields: [VisibleField]
  /// The names of the controls and bar buttons that can be touched, and of those that cannot.
  let enabledNames: [String]
  let disabledNames: [String]
  let isDeadEnd: Bool
  /// The controls that the last event has enabled.
  private(set) var opened: [String] = []
  /// The accepted texts that the last event revealed.
  private(set) var forms: [AcceptedTexts.Form] = []

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
  }

  /// Notes what an event has enabled or opened since the user last looked.
  mutating func compare(with before: Sight, after event: UserEvent) {
    if title == before.title, !before.disabledNames.isEmpty {
      let closed = Set(before.disabledNames)
      opened = enabledNames.filter(closed.contains)
      forms = opened.compactMap { form(of: fields, effect: "enabled: \($0)") }
    } else if state != before.state, event.submits,
      let form = before.form(
        of: before.fields.map { $0.with(event) }, effect: state)
    {
      forms = [form]
    }
  }

  /// The texts of fields; `nil` if all are empty.
  private func form(of fields: [VisibleField], effect: String) -> AcceptedTexts.Form? {
    guard fields.contains(where: { !$0.text.isEmpty }) else { return nil }
    let texts = Dictionary(fields.map { ($0.name, $0.text) }) { first, _ in first }
    return AcceptedTexts.Form(screen: title, effect: effect, texts: texts)
  }
}

extension UserEvent {
  /// Whether the event may submit the typed text.
  fileprivate var submits: Bool {
    switch self {
    case .tap, .doubleTap, .tapRow, .doubleTapRow, .type, .pressReturn: true
    default: false
    }
  }
}
