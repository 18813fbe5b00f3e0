/// The subject of a table's row: an architecture, or a variant of one.
package struct Subject: Codable, Hashable, Sendable, Identifiable {
  /// The identifier on the command line, such as `MVP-C/from`.
  package let id: String
  /// The name in tables, such as `MVP-C (from)`.
  package let name: String
  /// The architecture's module.
  package let module: String
  /// The difference from other variants; empty for an architecture without variants.
  package let summary: String
  /// The document or code that the architecture follows.
  package let source: String
  /// The module that it extends, if any.
  package let parent: String?

  /// Creates a subject.
  package init(
    id: String, name: String, module: String, summary: String, source: String, parent: String?
  ) {
    self.id = id
    self.name = name
    self.module = module
    self.summary = summary
    self.source = source
    self.parent = parent
  }
}

extension [Subject] {
  /// The subject's name in tables, or its identifier if it is not in the catalogue.
  package func name(of id: String) -> String { first { $0.id == id }?.name ?? id }

  /// The architecture's name, without the variant.
  package func architecture(of module: String) -> String {
    guard let subject = first(where: { $0.module == module }) else { return module }
    return subject.name.split(separator: " (").first.map(String.init) ?? subject.name
  }
}
