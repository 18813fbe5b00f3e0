import BenchmarkKit
import CCallgrind

/// The section of code that Callgrind counts.
///
/// Code outside the section is not counted, so that nothing has to be subtracted.
package enum CountedSection {
  /// The symbol of the function within which Callgrind counts.
  package static let symbol = "nb_counted_section"

  /// Callgrind's options for counting within the section, of which the first starts callgrind.
  package static let callgrindOptions = ["--instr-atstart=no", "--toggle-collect=\(symbol)"]

  /// Runs `body` as a counted section.
  @MainActor static func run(_ body: () -> Void) {
    withoutActuallyEscaping(body) { body in
      var body = body
      withUnsafeMutablePointer(to: &body) { pointer in
        nb_count({ $0?.assumingMemoryBound(to: (() -> Void).self).pointee() }, pointer)
      }
    }
  }
}
