import BenchmarkKit
import Foundation

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
    } else if let seed = traits.placement, let placed = try Self.placed(seed) {
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

  /// Links the executable in another order.
  ///
  /// - Returns: `nil` if it cannot be linked, so that the worker runs the build's own order.
  private static func placed(_ seed: UInt32) throws(Failure) -> URL? {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("navbench-\(UUID().uuidString)")
    do throws(Failure) {
      try Placement.link(seed, to: file)
      return file
    } catch {
      try? FileManager.default.removeItem(at: file)
      // Ctrl-C also ends the linker.
      if !Interruption.isRequested {
        note(Warning(CampaignWarning.notPlaced(reason: error.message)))
      }
      return nil
    }
  }
}
