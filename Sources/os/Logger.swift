// Logging that goes nowhere: a session has thousands of events, and what an app logs is not looked at.
import Foundation

#if canImport(Glibc)
  // As the system's module brings the C library with it.
  @_exported public import Glibc
#endif

/// How much a line of a log matters.
public struct OSLogType: Hashable, Sendable {
  let name: String
  public static let `default` = OSLogType(name: "default")
  public static let info = OSLogType(name: "info")
  public static let debug = OSLogType(name: "debug")
  public static let error = OSLogType(name: "error")
  public static let fault = OSLogType(name: "fault")
}

/// A log by subsystem and category.
public final class OSLog: Sendable {
  public static let `default` = OSLog(subsystem: "", category: "")
  public let subsystem: String
  public let category: String

  public init(subsystem: String, category: String) {
    self.subsystem = subsystem
    self.category = category
  }
}

/// Writes to a log.
public struct Logger: Sendable {
  public init() {}
  public init(subsystem: String, category: String) {}

  public func log(_ message: @autoclosure () -> OSLogMessage) {}
  public func log(level: OSLogType, _ message: @autoclosure () -> OSLogMessage) {}
  public func trace(_ message: @autoclosure () -> OSLogMessage) {}
  public func debug(_ message: @autoclosure () -> OSLogMessage) {}
  public func info(_ message: @autoclosure () -> OSLogMessage) {}
  public func notice(_ message: @autoclosure () -> OSLogMessage) {}
  public func warning(_ message: @autoclosure () -> OSLogMessage) {}
  public func error(_ message: @autoclosure () -> OSLogMessage) {}
  public func critical(_ message: @autoclosure () -> OSLogMessage) {}
  public func fault(_ message: @autoclosure () -> OSLogMessage) {}
}

/// A line of a log, with marks of what may be shown of a value.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  /// Whether a value may be shown.
  public enum Privacy: Sendable { case `public`, `private`, sensitive, auto }

  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public func appendLiteral(_ literal: String) {}
    public func appendInterpolation<Value>(
      _ value: @autoclosure () -> Value, privacy: Privacy = .auto
    ) {}
  }

  public init(stringLiteral value: String) {}
  public init(stringInterpolation: StringInterpolation) {}
}

/// Writes to a log.
public func os_log(
  _ message: StaticString, log: OSLog = .default, type: OSLogType = .default,
  _ arguments: any CVarArg...
) {}

/// Writes to a log.
public func os_log(
  _ type: OSLogType, log: OSLog = .default, _ message: StaticString, _ arguments: any CVarArg...
) {}

#if canImport(Glibc)
  /// A lock. Packages that an app depends on choose it wherever they find a module of this one's name, linked with it or
  /// not; hence nothing here has to be linked.
  public typealias os_unfair_lock = pthread_mutex_t

  /// Takes the lock.
  @_alwaysEmitIntoClient
  public func os_unfair_lock_lock(_ lock: UnsafeMutablePointer<os_unfair_lock>) {
    pthread_mutex_lock(lock)
  }

  /// Gives the lock back.
  @_alwaysEmitIntoClient
  public func os_unfair_lock_unlock(_ lock: UnsafeMutablePointer<os_unfair_lock>) {
    pthread_mutex_unlock(lock)
  }
#endif
