import ArgumentParser

/// A part of a campaign: jobs `total·index/count` up to `total·(index+1)/count` of each metric.
struct Shard: Codable, Hashable {
  let index: Int
  let count: Int

  /// The jobs of this part, out of `total`.
  func range(of total: Int) -> Range<Int> {
    total * index / count..<total * (index + 1) / count
  }

  /// The file name of this part's journal.
  var fileName: String { "shard-\(index)-of-\(count).journal" }

  /// The part whose journal has this name.
  init?(fileName: String) {
    guard let match = fileName.wholeMatch(of: /shard-(\d{1,6})-of-(\d{1,6})\.journal/),
      let shard = Shard(argument: "\(match.1)/\(match.2)")
    else { return nil }
    self = shard
  }

  init(index: Int, count: Int) {
    self.index = index
    self.count = count
  }
}

extension Shard: ExpressibleByArgument, CustomStringConvertible {
  init?(argument: String) {
    let numbers = argument.split(separator: "/", omittingEmptySubsequences: false)
      .map { $0.allSatisfy(\.isNumber) ? Int($0) : nil }
    guard numbers.count == 2, let index = numbers[0], let count = numbers[1],
      (1...999_999).contains(count), index < count
    else { return nil }
    self.init(index: index, count: count)
  }

  var description: String { "\(index)/\(count)" }
}
