import FootballGather
public import FootballGatherUI
import MVC
import UIKit

extension Architecture {
  /// MVC with one fault: what happens when memory is short while a player is edited. Until then it is MVC to the last label.
  ///
  /// The faults are those that a harness must survive, and it must go on with everything else.
  public static let planted = Architecture(
    name: "Planted", module: "PlantedFaults", source: "For trying the harness: MVC with one fault",
    parent: "MVC", roles: [Role("Application", suffix: "Architecture")],
    variants: [
      variant("trap", "ends the process with a trap") { delegate in
        fatalError("planted, \(delegate.depth) screens deep")
      },
      variant("loop", "never returns") { _ in Endless.loop() },
      variant("post", "posts to the main queue for ever") { _ in Endless.post() },
      variant("grow", "takes memory without end") { _ in Endless.grow() },
      variant("leak", "leaves two objects that keep each other") { _ in Leak.leave() },
    ])

  private static func variant(
    _ name: String, _ summary: String,
    fault: @escaping @MainActor @Sendable (PlantedDelegate) -> Void
  ) -> Variant {
    Variant(
      name: name, summary: "\(summary) when memory is short while a player is edited"
    ) {
      services in
      guard let real = Architecture.mvc.variants.first else {
        preconditionFailure("MVC has no variant")
      }
      return PlantedDelegate(real.makeDelegate(services), fault: fault)
    }
  }
}
