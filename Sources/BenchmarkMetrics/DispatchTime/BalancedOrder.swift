import UserSessions

/// Orders in which subjects take their turns, so that none profits from its place or from who ran before it.
///
/// A Williams square: for an even number of subjects, as many rows as subjects; for an odd number, twice as many. Over a
/// square each subject stands in each place equally often, and follows each other one equally often.
/// E. J. Williams, *Experimental designs balanced for the estimation of residual effects of treatments*, 1949.
struct BalancedOrder {
  private let square: [[Int]]

  /// Makes the square for `count` subjects, each named by a number from zero.
  init(count: Int) {
    // 0, 1, n-1, 2, n-2, …: neighbours differ by every amount once.
    var first: [Int] = []
    for step in 0..<count {
      first.append(step % 2 == 1 ? (step + 1) / 2 : (count - step / 2) % count)
    }
    let rows = (0..<count).map { shift in first.map { ($0 + shift) % count } }
    square = count.isMultiple(of: 2) ? rows : rows + rows.map { $0.reversed() }
  }

  /// How many blocks make a whole square.
  var rows: Int { square.count }

  /// The orders of `blocks` blocks: squares with shuffled rows and subjects renumbered at random.
  func orders(blocks: Int, using random: inout RandomSource) -> [[Int]] {
    var names = Array(0..<(square.first?.count ?? 0))
    names.shuffle(using: &random)
    var orders: [[Int]] = []
    while orders.count < blocks {
      orders += square.shuffled(using: &random).map { row in row.map { names[$0] } }
    }
    return Array(orders.prefix(blocks))
  }
}
