/// The machine and the binary of a run, which together determine its times.
package struct Fingerprint: Codable, Hashable, Sendable {
  package var machine: Machine
  package var binary: Binary

  /// Creates a fingerprint.
  package init(machine: Machine, binary: Binary) {
    self.machine = machine
    self.binary = binary
  }

  /// The fingerprint of this machine and this executable.
  package static var current: Fingerprint {
    Fingerprint(machine: .current, binary: .current)
  }
}
