// Tests of apps press an alert's button by key-value coding, because UIKit has no method for it:
//
//     let block = alert.actions[0].value(forKey: "handler")
//     let handler = unsafeBitCast(block as AnyObject, to: AlertHandler.self)
//
// There, the handler is an object, as every Objective-C block is. Here, an object contains it.

extension UIAlertAction {
  /// A property by its name, as key-value coding reads it.
  ///
  /// - Parameter key: `handler`, `title`, `style` or `enabled`. Another name is recorded as an
  ///   exception, which ends an app on a phone.
  /// - Returns: The value, or `nil` if there is none. That of `handler` is an object that
  ///   `unsafeBitCast` turns into a function.
  public func value(forKey key: String) -> Any? {
    switch key {
    case "handler": return handler.map(AlertHandlerBlock.init)
    case "title": return title
    case "style": return style.rawValue
    case "enabled", "isEnabled": return isEnabled
    default:
      MainLoop.current.record(
        .crashed(
          reason: "[<\(type(of: self))> valueForUndefinedKey:]: this class is not key value "
            + "coding-compliant for the key \(key)."))
      return nil
    }
  }
}

/// The handler of an alert's action as an object.
private final class AlertHandlerBlock {
  private let handler: (UIAlertAction) -> Void

  init(_ handler: @escaping (UIAlertAction) -> Void) { self.handler = handler }

  /// The handler as a function type, with or without isolation.
  func function<Function>(_ type: Function.Type) -> Function {
    nonisolated(unsafe) let handler = handler
    let isolated: @MainActor (UIAlertAction) -> Void = { handler($0) }
    guard let function = handler as? Function ?? isolated as? Function else {
      preconditionFailure(
        "found a cast of an alert's handler to \(type), expected (UIAlertAction) -> Void")
    }
    return function
  }
}

/// Reinterprets an object, as the standard library's function does, but turns the handler that
/// ``UIAlertAction/value(forKey:)`` returns into a function.
public func unsafeBitCast<Value>(_ object: AnyObject, to type: Value.Type) -> Value {
  (object as? AlertHandlerBlock)?.function(type) ?? Swift.unsafeBitCast(object, to: type)
}
