/// The texts that a screen's fields have accepted.
///
/// Texts count as accepted if they enabled another control or changed the arrangement of screens.
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

  // Limited, because further effects would come only from screens that repeat the typed texts.
  private static let mostPerScreen = 12

  /// The accepted texts of a screen.
  func forms(on screen: String) -> [Form] { forms.filter { $0.screen == screen } }

  /// Adds a form, unless its effect is already known or the screen has the maximum number of forms.
  ///
  /// - Returns: Whether the form was added.
  @discardableResult mutating func add(_ form: Form) -> Bool {
    let known = forms(on: form.screen)
    guard known.count < Self.mostPerScreen, !known.contains(where: { $0.effect == form.effect })
    else { return false }
    forms.append(form)
    return true
  }
}
