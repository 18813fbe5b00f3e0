import BenchmarkKit
import Foundation

/// The limits at which a worker is ended.
package struct WorkerLimits: Codable, Hashable {
  /// The number of seconds that a worker may take to process an event or start a session.
  package var timeout = 60
  /// The limit on resident memory, in bytes; detectors reserve much address space but use little.
  package var memory = 2 << 30

  package init(timeout: Int = 60, memory: Int = 2 << 30) {
    self.timeout = timeout
    self.memory = memory
  }

  private enum CodingKeys: String, CodingKey {
    case timeout = "patience"
    case memory
  }
}
