import BenchmarkKit
import Foundation
import UserSessions

/// The orders of code in which launches run: each launch has another one.
///
/// An order is a property of the whole build, so only launches with different orders show how much
/// it matters. Linking takes half a second, far less than a launch, and an interval over launches
/// then covers other orders without further assumptions.
///
/// - Note: Kalibera and Jones, "Rigorous Benchmarking in Reasonable Time", *ISMM* 2013: repeat at
///   the highest level with variance.
package enum Placements {
  /// The setting with the seed of all orders.
  static let setting = MetricSetting(
    "placements",
    "the seed of the orders in which launches run the code; 0 for the order of the build; defaults to"
      + " a random seed", in: 0...Int(Int32.max))

  /// A random seed; 0 if the code cannot be placed, or in a debug build, whose times mean nothing.
  package static var randomSeed: Int {
    let canPlace = Environment.isOptimised && Placement.obstacle == nil
    return canPlace ? Int(Int32.random(in: 1...Int32.max)) : 0
  }

  static var initialSettings: [String: String] { [setting.name: "\(randomSeed)"] }

  /// The seed of a launch's order; `nil` for the build's own order.
  package static func seed(_ seed: Int, launch: Int) -> UInt32? {
    guard seed > 0 else { return nil }
    var random = RandomSource(seed: UInt64(seed), index: launch)
    return UInt32.random(in: 1...UInt32(Int32.max), using: &random)
  }
}

extension CampaignContext {
  /// The seed of a launch's order of code; `nil` for the build's own order.
  func placement(ofLaunch launch: Int) -> UInt32? {
    Placements.seed(settings[Placements.setting.name].flatMap { Int($0) } ?? 0, launch: launch)
  }
}
