public import Foundation
import JSONReading

/// Personas as a file: JSON that people write by hand.
///
/// `format` is `navbench.personas/1`. Its reader accepts every older version.
public struct PersonaFile: Codable, Hashable, Sendable {
  private static let currentFormat = "navbench.personas/1"

  private let format: String
  /// At least one, no two of the same name.
  public let personas: [Persona]

  private enum Key: String, CodingKey, CaseIterable { case format, personas }

  /// Wraps personas.
  public init(_ personas: [Persona]) {
    format = Self.currentFormat
    self.personas = personas
  }

  public init(from decoder: any Decoder) throws {
    let values = try StrictContainer<Key>(decoder)
    format = try values.decode(String.self, .format)
    if format != Self.currentFormat {
      throw values.problem(.format, "found '\(format)', expected '\(Self.currentFormat)'")
    }
    personas = try values.decode([Persona].self, .personas)
    if personas.isEmpty { throw values.problem(.personas, "found none, expected at least one") }
    for (index, persona) in personas.enumerated()
    where personas[..<index].contains(where: { $0.name == persona.name }) {
      throw values.problem(
        .personas, "found '\(persona.name)' twice, expected names that tell them apart")
    }
  }

  /// Reads a file's content.
  ///
  /// - Throws: `PersonaFileError` that says where something is wrong, what was found there, and what was expected.
  public static func read(_ data: Data) throws(PersonaFileError) -> PersonaFile {
    do {
      return try JSONText.decode(from: data)
    } catch {
      throw PersonaFileError(problem: error.description)
    }
  }

  /// The file's content: sorted keys, so that equal personas give equal files.
  public func data() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self) + Data("\n".utf8)
  }
}

/// What is wrong with a file of personas.
public struct PersonaFileError: Error, Hashable, Sendable {
  /// What was found and what was expected, without the file's name.
  public let problem: String
}
