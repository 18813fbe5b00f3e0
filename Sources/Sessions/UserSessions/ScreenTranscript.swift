/// The recorded facts as text, one line per fact, to read and compare.
public struct ScreenTranscript: ScreenSink, Hashable, Sendable {
  /// One line per fact, such as `login: yes` or `title: "Players"`.
  public private(set) var lines: [String] = []

  /// Creates an empty transcript.
  public init() {}

  public mutating func text(_ name: String, _ value: String) {
    lines.append("\(name): \"\(value)\"")
  }
  public mutating func number(_ name: String, _ value: Int) { lines.append("\(name): \(value)") }
  public mutating func extra(_ name: String, _ value: Int) { number(name, value) }
  public mutating func extra(_ name: String, _ text: String) { self.text(name, text) }
  public mutating func flag(_ name: String, _ value: Bool) {
    lines.append("\(name): \(value ? "yes" : "no")")
  }
}
