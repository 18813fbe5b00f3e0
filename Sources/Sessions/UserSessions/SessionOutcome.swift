/// The result of a checked session.
public struct SessionOutcome<Model: ReferenceModel>: Sendable {
  /// The first event after which the screen differs from the model's; the session ends there.
  public var divergence: Divergence<Model>?
  /// The reason for the first exception that UIKit would have raised.
  public var crash: String?
  /// The number of turns after which the main loop was still not idle; the session ends there.
  public var hang: Int?
  /// The number of requests that UIKit refused.
  public var refusals = 0
  /// The difference between `refusals` and the number that the reference model expected.
  public var unexpectedRefusals = 0
  /// The number of events performed.
  public var events = 0

  /// Whether the app behaved exactly like the reference model.
  public var isConformant: Bool {
    divergence == nil && crash == nil && hang == nil && unexpectedRefusals == 0
  }
}
