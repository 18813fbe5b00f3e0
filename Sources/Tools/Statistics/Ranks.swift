/// The ranks of values, from 1 up; equal values share their mean rank.
struct Ranks {
  /// One rank per value, in the same order; whole or half numbers.
  let values: [Double]

  /// The sum of *t*³ − *t* over all groups of *t* equal values; 0 without ties.
  let tieTerm: Double

  /// - Complexity: O(*n* log *n*).
  init(of values: [Double]) {
    let order = values.indices.sorted { values[$0] < values[$1] }
    var ranks = [Double](repeating: 0, count: values.count)
    var tieTerm = 0.0
    var start = 0
    while start < order.count {
      let value = values[order[start]]
      let end = order[start...].firstIndex { values[$0] > value } ?? order.count
      for index in order[start..<end] { ranks[index] = Double(start + 1 + end) / 2 }
      let size = Double(end - start)
      tieTerm += size * (size * size - 1)
      start = end
    }
    self.values = ranks
    self.tieTerm = tieTerm
  }
}
