public import Foundation

/// A kind of file that a user names, and what must hold of whatever is in it.
///
/// Whatever the content: nothing traps and nothing hangs. What is accepted can be written and read again, and used. What is refused is
/// refused with words that name the place.
public enum StoredFile: String, CaseIterable, Sendable {
  case session, plan, run, baseline, history, samples

  /// What became of a content.
  public enum Verdict: Hashable, Sendable {
    case accepted
    /// With what its user is told.
    case refused(String)
  }

  /// What does not hold of a content.
  public struct Violation: Error, CustomStringConvertible, Sendable {
    /// What was found.
    public let description: String

    init(_ description: String) { self.description = description }
  }

  /// Reads a content as a user's command does, and uses what was read.
  ///
  /// - Throws: `Violation` when something does not hold that must.
  @MainActor public func check(_ content: Data) throws(Violation) -> Verdict {
    let verdict: Verdict =
      switch self {
      case .session: try Self.checkSession(content)
      case .plan: try Self.checkPlan(content)
      case .run: try Self.checkRun(content)
      case .baseline: try Self.checkBaseline(content)
      case .history: try Self.checkHistory(content)
      case .samples: try Self.checkSamples(content)
      }
    if case .refused(let text) = verdict, !Self.namesPlace(text) {
      throw Violation("refused without a place: '\(text)'")
    }
    return verdict
  }

  private static func namesPlace(_ text: String) -> Bool {
    text.contains(/\b(at the top|at line \d|(at|from) byte \d|at [\w\[]|found (schema|format) ')/)
  }

  /// Writes what was read, reads that, and makes sure that it is the same.
  static func checkRoundTrip<Value>(
    _ value: Value, write: (Value) throws -> Data, read: (Data) throws -> Value
  ) throws(Violation) {
    do {
      let written = try write(value)
      guard try write(read(written)) == written else {
        throw Violation("written and read again, it is another one")
      }
    } catch let violation as Violation {
      throw violation
    } catch {
      throw Violation("accepted, but cannot be written and read again: \(error)")
    }
  }
}
