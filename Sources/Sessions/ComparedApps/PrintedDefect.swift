/// A defect in a document's code that a subject reproduces on purpose.
///
/// Findings that are signs of it are reported, but do not make a run fail.
package struct PrintedDefect: Sendable {
  /// A result by which the defect is recognised.
  package enum Sign: Sendable {
    /// A finding whose fingerprint begins with this text and names all of these facts.
    ///
    /// A divergence's fingerprint names the kind of the event and the facts that differ.
    case finding(String, naming: [String] = [])
    /// Objects of this type that stay alive after their screen has gone.
    case abandoned(String)
    /// One more object of this type after each repetition of the app's cycle with this name.
    case growing(String, in: String)
  }

  /// The identifier, such as `K4`, and the subject that has the defect.
  package let id: String
  package let subject: String
  /// The effect of the defect, in one sentence.
  package let summary: String
  package let signs: [Sign]

  package init(_ id: String, of subject: String, _ summary: String, signs: [Sign]) {
    self.id = id
    self.subject = subject
    self.summary = summary
    self.signs = signs
  }

  /// Whether the defect leaves objects of this type behind.
  package func leaves(_ type: String) -> Bool {
    signs.contains { if case .abandoned(type) = $0 { true } else { false } }
  }

  /// Whether the defect changes what the user sees, so that the subject does different work.
  package var changesScreens: Bool {
    signs.contains { if case .finding = $0 { true } else { false } }
  }

  /// Whether a finding of this subject is a sign of the defect.
  package func explains(_ fingerprint: String, of subject: String) -> Bool {
    subject == self.subject
      && signs.contains { sign in
        guard case .finding(let start, let facts) = sign else { return false }
        return fingerprint.hasPrefix(start) && facts.allSatisfy(fingerprint.contains)
      }
  }
}
