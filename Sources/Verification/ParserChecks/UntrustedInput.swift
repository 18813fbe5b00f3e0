public import Foundation

/// A kind of input that users supply, a file or a link, with the rules that must hold for any
/// content.
///
/// No content may cause a crash or a hang. Accepted content can be used, written and read again.
/// Rejected content produces an error with a location.
public enum UntrustedInput: String, CaseIterable, Sendable {
  case session, plan, run, baseline, history, samples, link

  /// The outcome of reading the content.
  public enum Verdict: Hashable, Sendable {
    case accepted
    /// The content was rejected with this message.
    case refused(String)
  }

  /// A rule that does not hold for some content.
  public struct Violation: Error, CustomStringConvertible, Sendable {
    /// A description of the violation.
    public let description: String

    init(_ description: String) { self.description = description }
  }

  /// Reads content as a user's command does, and uses the result.
  ///
  /// - Throws: `Violation` when a rule does not hold.
  @MainActor public func check(_ content: Data) throws(Violation) -> Verdict {
    let verdict: Verdict =
      switch self {
      case .session: try Self.checkSession(content)
      case .plan: try Self.checkPlan(content)
      case .run: try Self.checkRun(content)
      case .baseline: try Self.checkBaseline(content)
      case .history: try Self.checkHistory(content)
      case .samples: try Self.checkSamples(content)
      case .link: try Self.checkLink(content)
      }
    if case .refused(let text) = verdict, !Self.namesPlace(text) {
      throw Violation("rejected without a location: '\(text)'")
    }
    return verdict
  }

  private static func namesPlace(_ text: String) -> Bool {
    text.contains(/\b(at the top|at line \d|(at|from) byte \d|at [\w\[]|found (schema|format) ')/)
  }

  /// Checks that a value remains the same when it is written and read again.
  static func checkRoundTrip<Value>(
    _ value: Value, write: (Value) throws -> Data, read: (Data) throws -> Value
  ) throws(Violation) {
    do {
      let written = try write(value)
      guard try write(read(written)) == written else {
        throw Violation("it changed when written and read again")
      }
    } catch let violation as Violation {
      throw violation
    } catch {
      throw Violation("accepted, but it cannot be written and read again: \(error)")
    }
  }
}
