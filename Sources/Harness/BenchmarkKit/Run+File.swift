public import Foundation
import JSONReading

/// An error thrown when a stored run cannot be used.
public struct RunFileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What was found, what was expected, and what to do.
  public let description: String

  init(_ description: String) { self.description = description }
}

extension Run {
  /// The document as JSON with sorted keys, so that equal runs give equal files.
  public func data() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self) + Data("\n".utf8)
  }

  /// Decodes a stored run of this version or an older one.
  ///
  /// - Throws: `RunFileError` if the content is not a run, or one of a later version.
  public static func read(_ data: Data) throws(RunFileError) -> Run {
    struct Head: Decodable { let schema: String }
    let head: Head
    do {
      head = try JSONText.decode(from: data)
    } catch {
      throw RunFileError(
        "this is not a stored run \(error). Expected a JSON object with a 'schema': give the run.json that bench wrote."
      )
    }
    guard head.schema == currentSchema || olderSchemas.contains(head.schema) else {
      throw RunFileError(
        "found schema '\(head.schema.excerpt)', expected '\(currentSchema)'. Use the version of bench that wrote it, or a newer one."
      )
    }
    do {
      var run: Run = try JSONText.decode(from: data)
      if run.schema != currentSchema {
        run.schema = currentSchema
        run.warnings.append(
          Warning(
            "Stored as '\(head.schema)': its abandoned objects include those that were released late."
          ))
      }
      return run
    } catch {
      throw RunFileError("the run is damaged \(error). Restore the file or run the plan again.")
    }
  }
}
