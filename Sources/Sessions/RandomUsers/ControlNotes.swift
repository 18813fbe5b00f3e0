/// The controls that a session has seen so far, enabled or disabled.
@MainActor struct ControlNotes {
  private struct Control: Hashable {
    let screen: String
    let name: String
    let isEnabled: Bool
  }

  private var seen: Set<Control> = []

  /// A note of the controls seen enabled or disabled for the first time; `nil` if there are none.
  mutating func new(in sight: Sight) -> VisitNote? {
    func new(_ names: [String], isEnabled: Bool) -> [String] {
      names.filter {
        seen.insert(Control(screen: sight.title, name: $0, isEnabled: isEnabled)).inserted
      }
    }
    let enabled = new(sight.enabledNames, isEnabled: true)
    let disabled = new(sight.disabledNames, isEnabled: false)
    guard !enabled.isEmpty || !disabled.isEmpty else { return nil }
    return .controls(screen: sight.title, enabled: enabled, disabled: disabled)
  }
}
