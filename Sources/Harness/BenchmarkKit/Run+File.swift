import Foundation
import JSONReading

/// An error thrown when a stored run cannot be used.
package struct RunFileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The message: the problem, the expectation and the remedy.
  package let description: String

  package init(_ description: String) { self.description = description }
}

extension Run {
  /// The document as JSON with sorted keys, so that equal runs give equal files.
  package func data() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self) + Data("\n".utf8)
  }

  /// Decodes a stored run of this version or an older one.
  ///
  /// - Parameter sections: The types of sections, in the order of every report; others are ignored.
  /// - Throws: `RunFileError` if the content is not a run, or is a run of a later version.
  package static func read(
    _ data: Data, sections: [any RunSection.Type]
  ) throws(RunFileError) -> Run {
    struct Head: Decodable { let schema: String }
    let head: Head
    do {
      head = try JSONText.decode(from: data)
    } catch {
      throw RunFileError(
        """
        this is not a stored run: \(error). Expected a JSON object with a 'schema': use a run.json \
        that bench wrote.
        """)
    }
    guard head.schema == currentSchema || olderSchemas.contains(head.schema) else {
      throw RunFileError(
        """
        found schema '\(head.schema.excerpt)', expected '\(currentSchema)'. Use the version of \
        bench that wrote it, or a newer one.
        """)
    }
    do {
      let decoder = JSONDecoder()
      decoder.userInfo[sectionTypes] = sections
      var run = try JSONText.decode(from: data) { try decoder.decode(Run.self, from: $0) }
      if run.schema != currentSchema {
        run.schema = currentSchema
        run.warnings.append(Warning(RunWarning.olderSchema(head.schema)))
      }
      return run.withConclusions
    } catch {
      throw RunFileError("the run is damaged \(error). Restore the file or run the plan again.")
    }
  }
}
