import BenchmarkKit
import UserSessions

/// Orders of subjects that balance the effects of position and predecessor.
///
/// A Williams square has as many rows as subjects if their number is even, and twice as many if it
/// is odd. Over a square, each subject is in each position, and follows each other subject, equally
/// often. E. J. Williams, *Experimental designs balanced for the estimation of residual effects of
/// treatments*, 1949.
struct BalancedOrder {
  private let square: [[Int]]

  /// Creates the square for `count` subjects, numbered from zero.
  init(count: Int) {
    // 0, 1, n-1, 2, n-2, …, which is 0, 1, -1, 2, -2, … modulo n: no two differences between
    // neighbours have the same size.
    var first: [Int] = []
    for step in 0..<count {
      first.append(step % 2 == 1 ? (step + 1) / 2 : (count - step / 2) % count)
    }
    let rows = (0..<count).map { shift in first.map { ($0 + shift) % count } }
    square = count.isMultiple(of: 2) ? rows : rows + rows.map { $0.reversed() }
  }

  /// The number of blocks in a full square.
  var rows: Int { square.count }

  /// The orders of `blocks` blocks: squares with shuffled rows and randomly renumbered subjects.
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
