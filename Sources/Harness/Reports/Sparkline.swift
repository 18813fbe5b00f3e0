/// A metric's trend in one line: one block per run, taller for larger values.
///
/// A space marks a run without a value.
package struct Sparkline {
  private static let blocks: [Character] = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]
  package let text: String

  /// Creates a sparkline scaled from the smallest to the largest value. Equal values are centred.
  package init(_ values: [Double?]) {
    let known = values.compactMap { $0 }.filter(\.isFinite)
    let (least, most) = (known.min() ?? 0, known.max() ?? 0)
    text = String(
      values.map { value -> Character in
        guard let value, value.isFinite else { return " " }
        // Halved, because the difference of two finite values can overflow.
        let range = most / 2 - least / 2
        guard range > 0 else { return Self.blocks[3] }
        let place = (value / 2 - least / 2) / range * Double(Self.blocks.count - 1)
        return Self.blocks[Int(place.rounded())]
      })
  }
}
