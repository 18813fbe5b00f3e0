import Foundation

/// The limits beyond which a worker is ended.
struct WorkerLimits: Codable, Hashable {
  /// The timeout in seconds without a sign of life: no event carried out, no session begun.
  var patience = 60
  /// The limit on resident memory, in bytes; detectors reserve much address space but use little.
  var memory = 2 << 30
}
