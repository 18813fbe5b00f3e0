import UIKit

/// The callbacks that a controller has received, to check whether the next one is allowed.
struct CallbackOrder {
  private enum State { case gone, appearing, isAppearing, appeared, disappearing }

  private var state = State.gone
  private var isLoaded = false
  // The parent passed to the last `didMove`, and whether `willMove` has been called since.
  private var lastParent: ObjectIdentifier??
  private var isMoveAnnounced = false

  /// Records a callback.
  /// - Returns: The violation of the order, if any.
  mutating func hear(_ moment: Moment) -> String? {
    switch (moment, state) {
    case (.viewDidLoad, _):
      defer { isLoaded = true }
      return isLoaded ? "was called twice" : nil
    case (.viewWillAppear, .gone), (.viewWillAppear, .disappearing): state = .appearing
    case (.viewIsAppearing, .appearing): state = .isAppearing
    case (.viewDidAppear, .isAppearing): state = .appeared
    case (.viewWillDisappear, .appearing), (.viewWillDisappear, .isAppearing),
      (.viewWillDisappear, .appeared):
      state = .disappearing
    case (.viewDidDisappear, .disappearing): state = .gone
    default: return "was called while the controller was '\(state)'"
    }
    return nil
  }

  mutating func willMove() { isMoveAnnounced = true }

  mutating func didMove(to parent: UIViewController?) -> String? {
    let new = parent.map { ObjectIdentifier($0) }
    defer {
      lastParent = .some(new)
      isMoveAnnounced = false
    }
    return lastParent == .some(new) && !isMoveAnnounced ? "was called twice" : nil
  }
}
