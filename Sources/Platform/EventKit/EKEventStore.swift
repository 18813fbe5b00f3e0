// Empty calendars. A user of a session decides whether an app may use them.
public import UIKit

/// The kind of entry. The user is asked about each kind separately.
public enum EKEntityType: UInt, Sendable { case event, reminder }

/// Whether an app may use calendars or reminders.
public enum EKAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, fullAccess, writeOnly
  public static let authorized = EKAuthorizationStatus.fullAccess
}

/// Which events of a series a change applies to.
public enum EKSpan: Int, Sendable { case thisEvent, futureEvents }

/// The reason why a calendar cannot be used.
public struct EKError: CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable { case eventStoreNotAuthorized = 29 }

  public static let eventStoreNotAuthorized = Code.eventStoreNotAuthorized

  public static var errorDomain: String { "EKErrorDomain" }
  public let code: Code
  public var errorCode: Int { code.rawValue }

  public init(_ code: Code) { self.code = code }
}

/// Allows `catch EKError.eventStoreNotAuthorized`.
public func ~= (code: EKError.Code, error: any Error) -> Bool { (error as? EKError)?.code == code }

/// A calendar.
@preconcurrency @MainActor open class EKCalendar: NSObject {
  open var title = "Calendar"
}

/// An entry of a calendar.
@preconcurrency @MainActor open class EKEvent: NSObject {
  open var title: String! = ""
  open var startDate: Date!
  open var endDate: Date!
  open var isAllDay = false
  open var notes: String?
  open var location: String?
  open var url: URL?
  open var calendar: EKCalendar!
  /// Unique in its store; `nil` unless the event is saved.
  public fileprivate(set) final var eventIdentifier: String!

  public init(eventStore: EKEventStore) { super.init() }
}

/// The user's calendars, which are empty on a new device.
@preconcurrency @MainActor open class EKEventStore: NSObject {
  private static let permissions = [EKEntityType.event: Permission(), .reminder: Permission()]

  private let calendar = EKCalendar()
  private var savedEvents = 0

  public override init() { super.init() }

  open var defaultCalendarForNewEvents: EKCalendar? { calendar }
  open func calendars(for entityType: EKEntityType) -> [EKCalendar] { [calendar] }

  open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus {
    permissions[entityType]?.isGiven.map { $0 ? .fullAccess : .denied } ?? .notDetermined
  }

  /// Asks the user, unless the user has answered before. Without a launched app, permission is
  /// given. The handler is called in a later turn of the main loop; on a phone, on any thread.
  open func requestAccess(
    to entityType: EKEntityType, completion: @escaping @MainActor (Bool, (any Error)?) -> Void
  ) {
    let kind = entityType == .event ? "Calendar" : "Reminders"
    Self.permissions[entityType]?.ask(
      title: "“App” Would Like Full Access to Your \(kind)", message: "Used by the app.",
      refusal: "Don’t Allow", consent: "Allow Full Access"
    ) { completion(Self.authorizationStatus(for: entityType) == .fullAccess, nil) }
  }
  open func requestFullAccessToEvents(
    completion: @escaping @MainActor (Bool, (any Error)?) -> Void
  ) { requestAccess(to: .event, completion: completion) }
  /// Asks for full access, and gets it.
  open func requestWriteOnlyAccessToEvents(
    completion: @escaping @MainActor (Bool, (any Error)?) -> Void
  ) { requestAccess(to: .event, completion: completion) }
  open func requestFullAccessToReminders(
    completion: @escaping @MainActor (Bool, (any Error)?) -> Void
  ) { requestAccess(to: .reminder, completion: completion) }

  open func requestFullAccessToEvents() async throws -> Bool { await access(to: .event) }
  open func requestWriteOnlyAccessToEvents() async throws -> Bool { await access(to: .event) }
  open func requestFullAccessToReminders() async throws -> Bool { await access(to: .reminder) }

  private func access(to entityType: EKEntityType) async -> Bool {
    await withUnsafeContinuation { continuation in
      requestAccess(to: entityType) { isGiven, _ in continuation.resume(returning: isGiven) }
    }
  }

  /// Gives the event an identifier. Throws `EKError.eventStoreNotAuthorized` without permission.
  open func save(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws {
    try check()
    if event.eventIdentifier == nil {
      savedEvents += 1
      event.eventIdentifier = "event-\(savedEvents)"
    }
    MainLoop.current.noteEffect()
  }

  /// Takes the identifier away. Throws `EKError.eventStoreNotAuthorized` without permission.
  open func remove(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws {
    try check()
    event.eventIdentifier = nil
    MainLoop.current.noteEffect()
  }

  private func check() throws {
    guard Self.authorizationStatus(for: .event) == .fullAccess else {
      throw EKError(.eventStoreNotAuthorized)
    }
  }
}
