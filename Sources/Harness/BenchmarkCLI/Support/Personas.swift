import Foundation
import UserSessions

/// Reads files of personas.
enum Personas {
  /// The population in the file at a path; `nil` if there is no path.
  static func load(_ path: String?) throws(Failure) -> Population? {
    guard let path else { return nil }
    let data = try Files.read(path)
    do {
      return Population(try PersonaFile.read(data).personas, file: path)
    } catch {
      throw Failure(
        .badInput,
        "'\(path)' is not a file of personas: \(error.problem). 'bench list personas --json' writes one to begin with."
      )
    }
  }
}
