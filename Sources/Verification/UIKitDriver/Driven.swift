import UIKit

/// A controller that reports every callback to its world.
@MainActor protocol Driven: UIViewController {
  var world: World? { get }
}

extension Driven {
  func heard(_ moment: Moment) { world?.hear(moment, from: self) }
}
