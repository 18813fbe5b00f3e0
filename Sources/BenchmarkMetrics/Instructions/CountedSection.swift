import CCallgrind

/// The part of a process that callgrind counts; everything before, between and after is left out, so that nothing has to be
/// subtracted.
public enum CountedSection {
  /// The function inside which callgrind counts.
  public static let symbol = "nb_counted_section"

  /// Runs `body`, and lets it be counted.
  @MainActor static func run(_ body: () -> Void) {
    withoutActuallyEscaping(body) { body in
      var body = body
      withUnsafeMutablePointer(to: &body) { pointer in
        nb_counted_section({ $0?.assumingMemoryBound(to: (() -> Void).self).pointee() }, pointer)
      }
    }
  }
}
