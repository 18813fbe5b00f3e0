import FitnessAppointments
import UIKit

/// A server's clock that follows a device's.
@MainActor package final class LoopClock: ServerClock {
  private let loop: MainLoop

  package init(_ loop: MainLoop) { self.loop = loop }

  package var milliseconds: Int { Int((loop.now * 1000).rounded()) }

  package func schedule(at milliseconds: Int, _ block: @escaping @MainActor () -> Void) {
    loop.schedule(after: Double(milliseconds) / 1000 - loop.now, block)
  }
}
