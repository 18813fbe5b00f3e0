// Names of C that Foundation makes visible on a phone, but not on Linux.

public let NSEC_PER_SEC: UInt64 = 1_000_000_000
public let NSEC_PER_MSEC: UInt64 = 1_000_000
public let NSEC_PER_USEC: UInt64 = 1000
public let USEC_PER_SEC: UInt64 = 1_000_000

public typealias CFURL = NSURL
public typealias CFArray = NSArray

/// A number of seconds since the beginning of 2001.
public typealias CFAbsoluteTime = TimeInterval

/// Returns the current time, which is real, as is that of `Date`.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }
