/// A request to perform a method later, which retains its target until then, as on a phone.
@MainActor struct LaterRequest {
  let target: AnyObject
  let selector: Selector
  let argument: Any?
  let token: Int
}

extension NSObject {
  /// Performs a method. The result is always `nil`: an action returns nothing.
  @discardableResult public final func perform(_ selector: Selector) -> Unmanaged<AnyObject>? {
    perform(selector, with: nil)
  }

  /// Performs a method with an argument. The result is always `nil`: an action returns nothing.
  @discardableResult public final func perform(
    _ selector: Selector, with argument: Any?
  ) -> Unmanaged<AnyObject>? {
    nonisolated(unsafe) let (target, argument) = (self, argument)
    MainActor.assumeIsolated { _ = UIKit.perform(selector, on: target, from: argument) }
    return nil
  }

  /// Performs a method after `delay` seconds of virtual time.
  public final func perform(
    _ selector: Selector, with argument: Any?, afterDelay delay: TimeInterval
  ) {
    nonisolated(unsafe) let (target, argument) = (self, argument)
    MainActor.assumeIsolated { target.schedule(selector, argument, delay) }
  }

  /// Performs a method in the next turn or, if the caller waits on the main thread, at once.
  public final func performSelector(
    onMainThread selector: Selector, with argument: Any?, waitUntilDone: Bool
  ) {
    guard waitUntilDone, MainLoop.isOnItsThread else {
      return perform(selector, with: argument, afterDelay: 0)
    }
    perform(selector, with: argument)
  }

  @MainActor private func schedule(_ selector: Selector, _ argument: Any?, _ delay: TimeInterval) {
    let loop = MainLoop.current
    var token = 0
    token = loop.schedule(after: delay) { [unowned loop] in
      loop.surroundings.laterRequests.removeAll { $0.token == token }
      UIKit.perform(selector, on: self, from: argument)
    }
    loop.surroundings.laterRequests.append(
      LaterRequest(target: self, selector: selector, argument: argument, token: token))
  }

  /// Cancels the requests for a target.
  public static func cancelPreviousPerformRequests(withTarget target: Any) {
    nonisolated(unsafe) let target = target as AnyObject
    MainActor.assumeIsolated { cancel { $0.target === target } }
  }

  /// Cancels the requests for a method of a target with an equal argument.
  public static func cancelPreviousPerformRequests(
    withTarget target: Any, selector: Selector, object argument: Any?
  ) {
    nonisolated(unsafe) let target = target as AnyObject
    nonisolated(unsafe) let argument = argument as? AnyHashable
    MainActor.assumeIsolated {
      cancel {
        $0.target === target && $0.selector == selector && $0.argument as? AnyHashable == argument
      }
    }
  }

  @MainActor private static func cancel(_ isCancelled: (LaterRequest) -> Bool) {
    let surroundings = MainLoop.current.surroundings
    for request in surroundings.laterRequests where isCancelled(request) {
      MainLoop.current.cancel(request.token)
    }
    surroundings.laterRequests.removeAll(where: isCancelled)
  }
}
