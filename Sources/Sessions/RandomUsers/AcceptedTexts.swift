/// The texts that a screen's fields have accepted.
///
/// Texts count as accepted if they enabled another control, or if, once submitted, they changed the
/// arrangement of screens by more than an alert, at once or when a server answered. An effect that
/// empty fields have, too, such as that of Cancel, does not count.
struct AcceptedTexts: Hashable, Sendable, Codable {
  /// Texts by field, and their effect.
  struct Form: Hashable, Sendable, Codable {
    let screen: String
    /// The enabled control, or what was touched and the screen that it opened.
    let effect: String
    /// The texts; empty if all fields were empty.
    let texts: [String: String]
  }

  // Arrays, since the iteration order of a dictionary differs between processes.
  private var forms: [Form] = []
  /// The effects that need no text.
  private var effortless: [Form] = []

  // Limited, because further effects would come only from screens that repeat the typed texts.
  private static let mostPerScreen = 12
  // Several, because the same effect can follow from texts with a different meaning, such as the
  // names of users with different rights.
  private static let mostPerEffect = 3

  /// The accepted texts of a screen.
  func forms(on screen: String) -> [Form] { forms.filter { $0.screen == screen } }

  /// Adds a form, unless it is known, its effect needs no text, or its screen or its effect has the
  /// maximum number of forms.
  ///
  /// - Returns: Whether the form was added.
  @discardableResult mutating func add(_ form: Form) -> Bool {
    func hasSameEffect(_ other: Form) -> Bool {
      other.screen == form.screen && other.effect == form.effect
    }
    guard !effortless.contains(where: hasSameEffect) else { return false }
    if form.texts.isEmpty {
      effortless.append(form)
      forms.removeAll(where: hasSameEffect)
      return false
    }
    let known = forms(on: form.screen)
    guard known.count < Self.mostPerScreen, !known.contains(form),
      known.filter(hasSameEffect).count < Self.mostPerEffect
    else { return false }
    forms.append(form)
    return true
  }
}
