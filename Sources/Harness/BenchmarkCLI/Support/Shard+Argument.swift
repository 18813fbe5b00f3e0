import ArgumentParser
import BenchmarkCampaign

extension Shard {
  /// The part that `text` names, such as `0/4`.
  @Sendable static func parse(_ text: String) throws -> Shard {
    if let shard = Shard(argument: text) { return shard }
    let count = text.split(separator: "/").last.flatMap { Int($0) }
    throw ValidationError(.notShard(text, count: count))
  }
}
