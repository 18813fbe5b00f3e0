import BenchmarkKit
import Foundation
import UserSessions

/// Reads files of personas.
package enum Personas {
  /// The population in the file at a path; `nil` if there is no path.
  package static func load(_ path: String?) throws(Failure) -> Population? {
    guard let path else { return nil }
    let data = try Files.read(path)
    do {
      return Population(try PersonaFile.read(data).personas, file: path)
    } catch {
      throw Failure(CampaignFailure.personas(path: path, problem: "\(error.problem)"))
    }
  }
}
