/// The machine and the build, without which times are meaningless.
package struct Environment: Codable, Hashable, Sendable {
  package var operatingSystem: String
  package var processor: String
  package var cores: Int
  package var memoryBytes: UInt64
  package var swiftVersion: String
  /// `release` or `debug`.
  package var configuration: String
  /// The revision of the sources, if they are a checkout.
  package var revision: String?
  /// The one-minute load average at the start of the run.
  package var loadAverage: Double?
  /// The machine and the binary; absent from documents of earlier versions.
  package var fingerprint: Fingerprint?

  /// Creates an environment.
  package init(
    operatingSystem: String, processor: String, cores: Int, memoryBytes: UInt64,
    swiftVersion: String, configuration: String, revision: String?, loadAverage: Double?,
    fingerprint: Fingerprint? = nil
  ) {
    self.operatingSystem = operatingSystem
    self.processor = processor
    self.cores = cores
    self.memoryBytes = memoryBytes
    self.swiftVersion = swiftVersion
    self.configuration = configuration
    self.revision = revision
    self.loadAverage = loadAverage
    self.fingerprint = fingerprint
  }
}
