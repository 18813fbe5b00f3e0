/// The users among whom sessions are divided, instead of the model's personas.
public struct Population: Hashable, Sendable, Codable {
  /// The personas, at least one.
  public let personas: [Persona]
  /// The file that defines them, so that a session can be generated again.
  public let file: String

  /// Creates a population from the personas of a file.
  public init(_ personas: [Persona], file: String) {
    self.personas = personas
    self.file = file
  }
}
