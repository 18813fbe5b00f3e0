import BenchmarkKit
import Foundation
import UserSessions

/// The beginning of a worker's command line: an executable, and a program that runs it.
struct WorkerCommand {
  let words: [String]
  /// An executable for this worker only.
  private var own: URL?

  /// Chooses the executable for a job, and links it if its code must be placed in another order.
  ///
  /// - Parameter counted: The command line that counts instructions; `nil` to run without it.
  init(_ traits: JobTraits, _ counted: [String]? = nil) throws(Failure) {
    if let counted {
      words = counted
    } else if let placed = Self.placed(traits.placement) {
      words = [placed.path]
      own = placed
    } else if traits.needsHooks {
      words = [try ReleaseBuild.instrumented().path]
    } else {
      words = [Invocation.current.executable.path]
    }
  }

  /// Removes the executable of this worker.
  func remove() {
    if let own { try? FileManager.default.removeItem(at: own) }
  }

  /// Links the executable in another order; `nil` for the build's own order.
  private static func placed(_ order: Placement.Order) -> URL? {
    switch order {
    case .built: return nil
    // Times of debug builds mean nothing, in any order.
    case .random where !SessionRunner.isOptimised: return nil
    case .random:
      var random = SystemRandomNumberGenerator()
      return placed(seed: Placement.randomSeed(using: &random), isChosen: false)
    case .seed(let seed): return placed(seed: seed, isChosen: true)
    }
  }

  /// - Parameter isChosen: Whether the user chose the order, and therefore must be warned if it
  ///   cannot be linked.
  private static func placed(seed: UInt32, isChosen: Bool) -> URL? {
    do throws(Failure) {
      return try Placement.link(seed)
    } catch {
      // Ctrl-C also ends the linker.
      if !Interruption.isRequested, isChosen || Placement.obstacle == nil {
        note(Warning(CampaignWarning.notPlaced(reason: error.message)))
      }
      return nil
    }
  }
}
