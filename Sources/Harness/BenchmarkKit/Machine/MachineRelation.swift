import Checksums

/// The relation between two runs' machines and binaries, which determines whether times are
/// comparable.
package enum MachineRelation: String, Codable, Sendable {
  /// Times differ only by chance or by the state of the machine.
  case sameBinary = "same binary and machine"
  /// Times are comparable; the binaries contain different code, or were linked differently.
  case sameMachine = "same machine"
  /// Times are not comparable.
  case otherMachine = "other machine"
  /// A run has no fingerprint, as in files of earlier versions; times are not comparable.
  case unknownMachine = "unknown machine"

  package var permitsTimes: Bool { self == .sameBinary || self == .sameMachine }
}

extension Environment {
  /// The relation to the environment of another run.
  package func relation(to other: Environment) -> MachineRelation {
    guard let own = fingerprint, let others = other.fingerprint else { return .unknownMachine }
    guard differences(from: other).isEmpty else { return .otherMachine }
    return own.binary == others.binary ? .sameBinary : .sameMachine
  }

  /// The properties in which another machine differs; empty if either is unknown.
  package func differences(from other: Environment) -> [String] {
    guard let own = machineProperties, let others = other.machineProperties else { return [] }
    return zip(own, others).filter { $0.value != $1.value }.map {
      "\($0.name) '\($0.value)' and '\($1.value)'"
    }
  }

  /// A short identifier of the machine, equal for equal machines; `nil` if it is unknown.
  package var machineID: String? {
    machineProperties.map { properties in
      let text = properties.map { "\($0.name)=\($0.value)\n" }.joined()
      return String(Checksum(text.utf8).text.prefix(8))
    }
  }

  private var machineProperties: [(name: String, value: String)]? {
    fingerprint.map {
      [("processor", processor), ("cores", "\(cores)")] + $0.machine.properties
    }
  }
}
