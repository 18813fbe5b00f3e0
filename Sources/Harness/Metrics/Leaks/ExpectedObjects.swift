import LeakDetection

/// The objects that should be alive for one shape.
struct ExpectedObjects {
  /// The counts by type, sorted by name.
  let counts: [HeapCensus.Count]
  let byType: [String: Int]
}
