/// The texts with which the fields of a screen led further.
///
/// Texts led further if one more control was enabled, or if the arrangement of screens changed.
struct AcceptedTexts: Hashable, Sendable, Codable {
  /// Texts by field, and their effect.
  struct Form: Hashable, Sendable, Codable {
    let screen: String
    /// The enabled control or the new arrangement.
    let effect: String
    let texts: [String: String]
  }

  // An array, since the iteration order of a dictionary differs between processes.
  private var forms: [Form] = []

  // More effects per screen would come from texts that the screens show again.
  private static let mostPerScreen = 12

  /// The accepted texts of a screen.
  func forms(on screen: String) -> [Form] { forms.filter { $0.screen == screen } }

  /// Adds a form; the first one with an effect is kept.
  ///
  /// - Returns: Whether the effect is new.
  @discardableResult mutating func add(_ form: Form) -> Bool {
    let known = forms(on: form.screen)
    guard known.count < Self.mostPerScreen, !known.contains(where: { $0.effect == form.effect })
    else { return false }
    forms.append(form)
    return true
  }
}
