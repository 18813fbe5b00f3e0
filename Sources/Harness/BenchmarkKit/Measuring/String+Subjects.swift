extension String {
  /// A key for comparing subject names, which are identifiers or displayed names; ignores case.
  ///
  /// `MVP-C (from)` and `mvp-c/from` have the same key.
  package var subjectKey: String {
    lowercased().replacing(" (", with: "/").filter { $0 != " " && $0 != ")" }
  }

  /// The names in a comma-separated list.
  package var commaSeparated: [String] {
    split(separator: ",").map { $0.drop { $0 == " " } }.map(String.init)
  }
}
