/// Records what is on a screen, fact by fact, in a fixed order.
///
/// The reference model and the reader of the real window report the same facts to a sink. One sink
/// computes only a digest, which is cheap and compared after every event; another records the text,
/// which is compared only when the digests differ.
public protocol ScreenSink {
  /// Records the text of `name`; the caller decides how `nil` is represented.
  mutating func text(_ name: String, _ value: String)
  /// Records a whole number under `name`.
  mutating func number(_ name: String, _ value: Int)
  /// Records whether `name` holds.
  mutating func flag(_ name: String, _ value: Bool)
  /// Records a number that is not visible on screen, such as the number of answers to the system.
  ///
  /// The number is compared, but is not part of a checksum.
  mutating func extra(_ name: String, _ value: Int)
  /// Records a text that is compared, but is not part of a checksum.
  mutating func extra(_ name: String, _ text: String)
}
