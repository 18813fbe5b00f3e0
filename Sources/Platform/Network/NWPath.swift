/// A kind of connection that the device may have, such as Wi-Fi.
public struct NWInterface: Hashable, Sendable {
  public enum InterfaceType: Sendable { case other, wifi, cellular, wiredEthernet, loopback }

  public let type: InterfaceType

  /// The name that iOS usually gives to such a connection.
  public var name: String { type == .cellular ? "pdp_ip0" : "en0" }
}

/// The connection of the device at one time.
public struct NWPath: Hashable, Sendable {
  public enum Status: Sendable { case satisfied, unsatisfied, requiresConnection }

  let connection: NWInterface.InterfaceType?

  public var status: Status { connection == nil ? .unsatisfied : .satisfied }
  /// The connection, or none.
  public var availableInterfaces: [NWInterface] { connection.map { [NWInterface(type: $0)] } ?? [] }
  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { type == connection }
  /// Whether the connection is cellular.
  public var isExpensive: Bool { connection == .cellular }
  /// Whether the user has asked apps to save data, which users here do not.
  public var isConstrained: Bool { false }
  public var supportsDNS: Bool { connection != nil }
  public var supportsIPv4: Bool { connection != nil }
  public var supportsIPv6: Bool { connection != nil }
}
