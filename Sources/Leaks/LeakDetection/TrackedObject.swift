/// A live object of a watched module.
public struct TrackedObject: Hashable {
  /// A serial number; older objects have smaller numbers.
  public let id: UInt32
  /// The name of the class, without its module.
  public let type: String
  /// The session's event in which the object was created, as set by `beginEvent`.
  public let birth: Int
  /// The size of the instance itself, in bytes.
  public let size: Int
  let address: UnsafeRawPointer

  public static func == (one: Self, other: Self) -> Bool { one.id == other.id }
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

// An address is just a number until it is dereferenced, and only the census does that.
extension TrackedObject: @unchecked Sendable {}
