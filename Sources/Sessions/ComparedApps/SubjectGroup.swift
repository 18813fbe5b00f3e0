/// A name for several subjects that are often compared with one another.
package struct SubjectGroup: Hashable, Sendable {
  /// The name on the command line; no subject has the same name.
  package let name: String
  /// The common property of the members.
  package let summary: String
  /// Identifiers of subjects, or names of architectures, each of which stands for all its variants.
  package let members: [String]

  package init(_ name: String, _ summary: String, members: [String]) {
    self.name = name
    self.summary = summary
    self.members = members
  }
}
