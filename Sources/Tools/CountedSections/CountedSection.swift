import CCallgrind

/// The section of code that callgrind counts.
///
/// Code outside the section is not counted, so that nothing has to be subtracted.
package enum CountedSection {
  /// The symbol of the function within which callgrind counts.
  package static let symbol = "nb_counted_section"

  /// The options for counting only within the section.
  ///
  /// The first section starts callgrind; following a process from its launch takes several times as
  /// long.
  package static let callgrindOptions = ["--instr-atstart=no", "--toggle-collect=\(symbol)"]

  /// Runs `body` as a counted section.
  @MainActor package static func run(_ body: () -> Void) {
    withoutActuallyEscaping(body) { body in
      var body = body
      withUnsafeMutablePointer(to: &body) { pointer in
        nb_count({ $0?.assumingMemoryBound(to: (() -> Void).self).pointee() }, pointer)
      }
    }
  }
}
