public typealias CMTimeValue = Int64
/// A number of units per second.
public typealias CMTimeScale = Int32

/// A time as a fraction: `value` divided by `timescale`, in seconds.
public struct CMTime: Sendable {
  public var value: CMTimeValue
  public var timescale: CMTimeScale
  private var kind = Kind.number

  // In the order in which times are compared.
  private enum Kind: Int { case negativeInfinity, number, positiveInfinity, indefinite, invalid }

  public init(value: CMTimeValue, timescale: CMTimeScale) {
    (self.value, self.timescale) = (value, timescale)
  }

  /// Creates the nearest time that has the scale, or an infinite one if the number is too large.
  public init(seconds: Double, preferredTimescale: CMTimeScale) {
    let units = (seconds * Double(preferredTimescale)).rounded()
    guard let value = CMTimeValue(exactly: units) else {
      self = seconds.isNaN ? .invalid : seconds < 0 ? .negativeInfinity : .positiveInfinity
      return
    }
    self.init(value: value, timescale: preferredTimescale)
  }

  private init(_ kind: Kind) {
    self.init(value: 0, timescale: 0)
    self.kind = kind
  }

  public static let zero = CMTime(value: 0, timescale: 1)
  public static let invalid = CMTime(.invalid)
  public static let indefinite = CMTime(.indefinite)
  public static let positiveInfinity = CMTime(.positiveInfinity)
  public static let negativeInfinity = CMTime(.negativeInfinity)

  public var isValid: Bool { kind != .invalid }
  public var isIndefinite: Bool { kind == .indefinite }
  public var isNumeric: Bool { kind == .number }

  /// The time as a number, which is not one for invalid and indefinite times.
  public var seconds: Double {
    switch kind {
    case .invalid, .indefinite: .nan
    case .number: Double(value) / Double(timescale)
    case .positiveInfinity: .infinity
    case .negativeInfinity: -.infinity
    }
  }
}

extension CMTime: Comparable {
  public static func == (one: CMTime, other: CMTime) -> Bool { !(one < other) && !(other < one) }
  public static func < (one: CMTime, other: CMTime) -> Bool {
    guard one.isNumeric, other.isNumeric else { return one.kind.rawValue < other.kind.rawValue }
    return one.seconds < other.seconds
  }
}

public func CMTimeMake(value: CMTimeValue, timescale: CMTimeScale) -> CMTime {
  CMTime(value: value, timescale: timescale)
}
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: CMTimeScale) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
