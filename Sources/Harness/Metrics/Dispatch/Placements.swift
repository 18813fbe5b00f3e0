import BenchmarkKit
import Foundation
import UserSessions

/// The orders of the code in the launches' executables: each launch has a different one.
///
/// An order is a property of the whole build, so only launches with different orders show how much
/// it matters. Linking takes half a second, far less than a launch, and an interval over launches
/// then covers other orders without further assumptions.
///
/// - Note: Kalibera and Jones, "Rigorous Benchmarking in Reasonable Time", *ISMM* 2013: repeat at
///   the highest level with variance.
package enum Placements {
  /// The setting with the seed for the orders of all launches.
  static let setting = MetricSetting(
    "placements",
    "the seed of the code's orders in the launches' executables; 0 for the build's own order;"
      + " defaults to random orders", in: 0...Int(Int32.max))

  /// The order of a launch.
  ///
  /// - Parameter seed: The seed for the orders of all launches; 0 for the build's own order.
  package static func order(_ seed: Int, launch: Int) -> Placement.Order {
    guard seed > 0 else { return .built }
    var random = RandomSource(seed: UInt64(seed), index: launch)
    return .seed(Placement.randomSeed(using: &random))
  }

  /// A random seed for the orders of all launches; 0 if the code cannot be placed, or in a debug
  /// build.
  package static var randomSeed: Int {
    let canPlace = SessionRunner.isOptimised && Placement.obstacle == nil
    return canPlace ? Int(Int32.random(in: 1...Int32.max)) : 0
  }
}

extension CampaignContext {
  /// The order of the code in a launch's executable.
  ///
  /// Random by default: parts of a run, on several machines, do not need to agree on a seed.
  func placement(ofLaunch launch: Int) -> Placement.Order {
    guard let seed = settings[Placements.setting.name].flatMap({ Int($0) }) else { return .random }
    return Placements.order(seed, launch: launch)
  }

  /// The warning about launches that used the build's own code order, although the user did not
  /// choose it.
  ///
  /// - Parameter placements: The seed of each launch's order; `nil` for the build's own order.
  func warnings(ofPlacements placements: [UInt32?]) -> [Warning] {
    let number = placements.count { $0 == nil }
    let isChosen = settings[Placements.setting.name] == "0"
    guard number > 0, !isChosen, environment.configuration == "release" else { return [] }
    return [Warning(DispatchWarning.notPlaced(number, of: placements.count))]
  }

  /// The warning about other programs that ran when the campaign began.
  var loadWarnings: [Warning] {
    guard let load = environment.loadAverage, load > 0.5 else { return [] }
    return [Warning(DispatchWarning.busyMachine(load: load))]
  }
}
