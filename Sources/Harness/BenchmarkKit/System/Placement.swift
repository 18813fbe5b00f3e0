import CMachine
import Foundation
import Relinking

/// The order of the code in an executable, which affects times although the code is the same.
///
/// The order determines which functions share cache lines, pages and entries of the branch
/// predictors. This type links the objects of this executable again in a random order, with one
/// section per source file and further ones for code that several files share. Using one section
/// per function gave the same variation.
///
/// - Note: Mytkowicz et al., "Producing Wrong Data Without Doing Anything Obviously Wrong!",
///   *ASPLOS* 2009; Curtsinger and Berger, "Stabilizer", *ASPLOS* 2013.
package enum Placement {
  /// The seed of this executable's order; `nil` if it has the order of an ordinary build.
  package static var current: UInt32? {
    let seed = nb_placement()
    return seed == 0 ? nil : seed
  }

  /// The order of the code in a worker's executable.
  package enum Order: Codable, Hashable, Sendable {
    /// The order of the build.
    case built
    /// A random order, or that of the build if the objects cannot be linked again.
    case random
    /// The order with this seed.
    case seed(UInt32)
  }

  /// Links this executable's objects in another order, beside the executable.
  ///
  /// - Parameter seed: The seed of the order, above 0.
  /// - Returns: The new executable, which the caller removes.
  package static func link(_ seed: UInt32) throws(Failure) -> URL {
    try command.link(seed) { (arguments) throws(Failure) in
      try Program.run(arguments).check("swiftc -use-ld=lld")
    }
  }

  /// The seed of a random order.
  package static func randomSeed(using random: inout some RandomNumberGenerator) -> UInt32 {
    UInt32.random(in: LinkCommand.seeds, using: &random)
  }

  private static var command: LinkCommand {
    get throws(Failure) {
      do throws(RelinkingObstacle) {
        return try LinkCommand(of: Invocation.current.executable)
      } catch {
        throw Failure(SystemFailure.notRelinked(error))
      }
    }
  }

  /// The reason the objects cannot be linked again; `nil` if they can.
  package static var obstacle: String? {
    do throws(Failure) {
      _ = try command
      return nil
    } catch {
      return error.message
    }
  }
}
