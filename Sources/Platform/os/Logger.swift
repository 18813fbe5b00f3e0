// Logging without output: sessions cause thousands of events, and nothing reads an app's log.
import Foundation

#if canImport(Glibc)
  // Apple's module re-exports the C library, too.
  @_exported public import Glibc
#endif

/// The level of a log message.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }
  public static let `default` = OSLogType(0)
  public static let info = OSLogType(1)
  public static let debug = OSLogType(2)
  public static let error = OSLogType(16)
  public static let fault = OSLogType(17)
}

/// A log, identified by subsystem and category.
public final class OSLog: Sendable {
  public static let `default` = OSLog(subsystem: "", category: "")
  public static let disabled = OSLog(subsystem: "", category: "")
  public let subsystem: String
  public let category: String

  public init(subsystem: String, category: String) {
    self.subsystem = subsystem
    self.category = category
  }

  /// Returns `false`, as all messages are discarded.
  public func isEnabled(type: OSLogType) -> Bool { false }
}

/// A logger. Discards all messages.
public struct Logger: Sendable {
  public init() {}
  public init(subsystem: String, category: String) {}
  public init(_ log: OSLog) {}

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

/// A log message, with privacy options for interpolated values.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  /// The privacy of an interpolated value.
  public struct Privacy: Sendable {
    /// The masking of a private value.
    public enum Mask: Sendable { case hash, none }

    public static let `public` = Privacy()
    public static let `private` = Privacy()
    public static let sensitive = Privacy()
    public static let auto = Privacy()
    public static func `private`(mask: Mask) -> Privacy { Privacy() }
    public static func sensitive(mask: Mask) -> Privacy { Privacy() }
    public static func auto(mask: Mask) -> Privacy { Privacy() }
  }

  /// The format of an interpolated number.
  public struct Format: Sendable {
    public static let decimal = Format()
    public static let hex = Format()
    public static let octal = Format()
    public static let fixed = Format()
    public static func fixed(precision: Int) -> Format { Format() }
    public static func decimal(minDigits: Int) -> Format { Format() }
  }

  /// The alignment of an interpolated value.
  public struct Alignment: Sendable {
    public static let none = Alignment()
    public static func left(columns: Int) -> Alignment { Alignment() }
    public static func right(columns: Int) -> Alignment { Alignment() }
  }

  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public func appendLiteral(_ literal: String) {}
    public func appendInterpolation<Value>(
      _ value: @autoclosure () -> Value, align: Alignment = .none, privacy: Privacy = .auto
    ) {}
    public func appendInterpolation<Number>(
      _ number: @autoclosure () -> Number, format: Format, align: Alignment = .none,
      privacy: Privacy = .auto
    ) {}
  }

  public init(stringLiteral value: String) {}
  public init(stringInterpolation: StringInterpolation) {}
}

/// Discards a log message.
public func os_log(
  _ message: StaticString, log: OSLog = .default, type: OSLogType = .default,
  _ arguments: any CVarArg...
) {}

/// Discards a log message.
public func os_log(
  _ type: OSLogType, log: OSLog = .default, _ message: StaticString, _ arguments: any CVarArg...
) {}

#if canImport(Glibc)
  /// An unfair lock, implemented as a mutex.
  ///
  /// An app's dependencies use it wherever the compiler finds a module named `os`, even if they do
  /// not link it, so nothing here may require linking.
  public typealias os_unfair_lock = pthread_mutex_t

  /// Acquires the lock.
  @_alwaysEmitIntoClient
  public func os_unfair_lock_lock(_ lock: UnsafeMutablePointer<os_unfair_lock>) {
    pthread_mutex_lock(lock)
  }

  /// Releases the lock.
  @_alwaysEmitIntoClient
  public func os_unfair_lock_unlock(_ lock: UnsafeMutablePointer<os_unfair_lock>) {
    pthread_mutex_unlock(lock)
  }
#endif
