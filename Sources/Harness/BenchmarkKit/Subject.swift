/// The subject of a table's row: an architecture, or a variant of one.
package struct Subject: Codable, Hashable, Sendable, Identifiable {
  /// The identifier on screen, in files and on the command line, such as `MVP-C/from`.
  package let id: String
  /// The architecture's module.
  package let module: String
  /// The difference from other variants; empty for an architecture without variants.
  package let summary: String
  /// The document or code that the architecture follows.
  package let source: String
  /// The module that it extends, if any.
  package let parent: String?

  /// Creates a subject.
  package init(id: String, module: String, summary: String, source: String, parent: String?) {
    self.id = id
    self.module = module
    self.summary = summary
    self.source = source
    self.parent = parent
  }
}

extension [Subject] {
  /// The identifier of a module's architecture, without the variant.
  package func architecture(of module: String) -> String {
    guard let subject = first(where: { $0.module == module }) else { return module }
    return subject.id.split(separator: "/").first.map(String.init) ?? subject.id
  }
}
