public import Foundation
import JSONReading

/// Personas as a file: JSON written by hand.
///
/// `format` is `navbench.personas/1`. The reader accepts every older version.
public struct PersonaFile: Codable, Hashable, Sendable {
  private static let currentFormat = "navbench.personas/1"

  private let format: String
  /// The personas: at least one, with distinct names.
  public let personas: [Persona]

  private enum Key: String, CodingKey, CaseIterable { case format, personas }

  /// Creates a file of personas.
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
    if personas.isEmpty {
      throw values.problem(.personas, "found no persona, expected at least one")
    }
    for (index, persona) in personas.enumerated()
    where personas[..<index].contains(where: { $0.name == persona.name }) {
      throw values.problem(
        .personas, "found the name '\(persona.name)' twice, expected distinct names")
    }
  }

  /// Reads a file's content.
  ///
  /// - Throws: `PersonaFileError` with the location of the error, what was found and what was
  ///   expected.
  public static func read(_ data: Data) throws(PersonaFileError) -> PersonaFile {
    do {
      return try JSONText.decode(from: data)
    } catch {
      throw PersonaFileError(problem: error.description)
    }
  }

  /// The file's content, with sorted keys, so that equal personas give equal files.
  public func data() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self) + Data("\n".utf8)
  }
}

/// An error in a file of personas.
public struct PersonaFileError: Error, Hashable, Sendable {
  /// A description of what was found and what was expected, without the file name.
  public let problem: String
}
