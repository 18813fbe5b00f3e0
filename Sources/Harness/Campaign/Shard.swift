import BenchmarkKit

/// A part of a campaign: jobs `total·index/count ..< total·(index+1)/count` of each metric.
package struct Shard: Codable, Hashable {
  package let index: Int
  package let count: Int

  /// The jobs of this part, out of `total`.
  package func range(of total: Int) -> Range<Int> {
    total * index / count..<total * (index + 1) / count
  }

  /// The file name of this part's journal.
  package var fileName: String { "shard-\(index)-of-\(count).journal" }

  /// The part whose journal has this name.
  package init?(fileName: String) {
    guard let match = fileName.wholeMatch(of: /shard-(\d{1,6})-of-(\d{1,6})\.journal/),
      let shard = Shard(argument: "\(match.1)/\(match.2)")
    else { return nil }
    self = shard
  }

  package init(index: Int, count: Int) {
    self.index = index
    self.count = count
  }
}

extension Shard: CustomStringConvertible {
  package init?(argument: String) {
    let numbers = argument.split(separator: "/", omittingEmptySubsequences: false)
      .map { $0.allSatisfy(\.isNumber) ? Int($0) : nil }
    guard numbers.count == 2, let index = numbers[0], let count = numbers[1],
      (1...999_999).contains(count), index < count
    else { return nil }
    self.init(index: index, count: count)
  }

  package var description: String { "\(index)/\(count)" }
}
