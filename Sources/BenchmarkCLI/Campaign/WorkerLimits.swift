import Foundation

/// What a worker may take before it is ended.
struct WorkerLimits: Codable, Hashable {
  /// Seconds without a sign of life: no event carried out, no session begun.
  var patience = 60
  /// Bytes of memory that are really in use. Address space would be the wrong measure: detectors reserve much and use little.
  var memory = 2 << 30
}
