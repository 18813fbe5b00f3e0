// Members that Foundation has on a phone, but not on Linux.

extension NSIndexPath {
  /// Creates the index path of a row in a table.
  public convenience init(row: Int, section: Int) { self.init(indexes: [section, row], length: 2) }
  public convenience init(item: Int, section: Int) { self.init(row: item, section: section) }
  public var section: Int { index(atPosition: 0) }
  public var row: Int { index(atPosition: 1) }
  public var item: Int { row }
}

extension IndexPath {
  /// Creates the index path of an item in a collection.
  public init(item: Int, section: Int) { self.init(row: item, section: section) }
  /// The index of the item.
  public var item: Int { row }
}

extension UserDefaults {
  /// Sets a value as key-value coding does.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
  /// Returns a value as key-value coding does.
  public func value(forKey key: String) -> Any? { object(forKey: key) }
}

extension ProcessInfo {
  /// Always off.
  public var isLowPowerModeEnabled: Bool { false }
}

extension Notification.Name {
  /// Never posted.
  public static let NSProcessInfoPowerStateDidChange = Notification.Name(
    "NSProcessInfoPowerStateDidChangeNotification")
}

extension NSMutableString {
  /// Creates an empty string, when called without arguments: Foundation's `init()` on Linux is not
  /// inherited.
  public convenience init(_: Void = ()) { self.init(capacity: 0) }
  /// Appends a formatted text.
  public func appendFormat(_ format: String, _ arguments: any CVarArg...) {
    append(String(format: format, arguments: arguments))
  }
}

public typealias NSInteger = Int

extension NSString {
  /// Formats a text, with no other language than English.
  public class func localizedStringWithFormat(
    _ format: NSString, _ arguments: any CVarArg...
  ) -> NSString { NSString(string: String(format: format as String, arguments: arguments)) }
}

extension URL {
  /// Whether the app may use the file, as it may use all files here.
  public func startAccessingSecurityScopedResource() -> Bool { true }
  public func stopAccessingSecurityScopedResource() {}
}

extension NSObject {
  /// The name of the class, with its module.
  public static func description() -> String { String(reflecting: self) }
}

extension NSAttributedString {
  /// Creates an empty text, when called without arguments, as for `NSMutableString`.
  public convenience init(_: Void = ()) { self.init(string: "") }
}
