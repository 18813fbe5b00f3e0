/// The way in which a device is held.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }

  /// The orientation of an interface that stays upright; left and right are swapped.
  var interface: UIInterfaceOrientation? {
    switch self {
    case .portrait: .portrait
    case .portraitUpsideDown: .portraitUpsideDown
    case .landscapeLeft: .landscapeRight
    case .landscapeRight: .landscapeLeft
    case .unknown, .faceUp, .faceDown: nil
    }
  }
}

/// The orientation of an app's interface.
public enum UIInterfaceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown
  case landscapeLeft = 4
  case landscapeRight = 3

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// The orientations that a controller or an app supports.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  public static let all: UIInterfaceOrientationMask = [
    .portrait, .portraitUpsideDown, .landscape,
  ]
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]

  func allows(_ orientation: UIInterfaceOrientation) -> Bool {
    contains(UIInterfaceOrientationMask(rawValue: 1 << UInt(orientation.rawValue)))
  }
}

/// An object whose size changes with the interface.
@preconcurrency @MainActor public protocol UIContentContainer: AnyObject {
  func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator)
  var preferredContentSize: CGSize { get }
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
  func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize
}

extension UIViewController: UIContentContainer {
  /// The orientations that the idiom supports by default.
  final var defaultOrientations: UIInterfaceOrientationMask {
    MainLoop.current.idiom == .pad ? .all : .allButUpsideDown
  }

  /// Rotates the interface to the device's orientation if it has become supported.
  public static func attemptRotationToDeviceOrientation() {
    UIApplication.shared.turnInterface()
  }

  /// Rotates the interface to the device's orientation if it has become supported.
  public final func setNeedsUpdateOfSupportedInterfaceOrientations() {
    UIApplication.shared.turnInterface()
  }
}

extension UIApplication {
  public final var statusBarOrientation: UIInterfaceOrientation {
    MainLoop.current.surroundings.interfaceOrientation
  }

  /// Notes that the device is held in another way, and rotates the interface if that is supported.
  final func turnDevice(to orientation: UIDeviceOrientation) {
    let surroundings = MainLoop.current.surroundings
    guard orientation != surroundings.orientation else { return }
    surroundings.orientation = orientation
    if surroundings.notifiesOfOrientation > 0 {
      NotificationCenter.default.post(
        name: UIDevice.orientationDidChangeNotification, object: UIDevice.current)
    }
    turnInterface()
  }

  /// Rotates the interface to the device's orientation if the app and the frontmost controller
  /// allow it.
  final func turnInterface() {
    guard let new = MainLoop.current.surroundings.orientation.interface,
      keyWindow?.frontmostController?.shouldAutorotate == true
    else { return }
    turnInterface(to: new)
  }

  /// Rotates the interface if the app and the frontmost controller allow it.
  /// - Returns: Whether the interface has the orientation.
  @discardableResult fileprivate final func turnInterface(to new: UIInterfaceOrientation) -> Bool {
    let loop = MainLoop.current
    let surroundings = loop.surroundings
    if new == surroundings.interfaceOrientation { return true }
    guard let window = keyWindow, let front = window.frontmostController,
      let root = window.rootViewController, front.supportedInterfaceOrientations.allows(new),
      supportedInterfaceOrientations(for: window).allows(new)
    else { return false }
    let isTurned = new.isLandscape != surroundings.interfaceOrientation.isLandscape
    surroundings.interfaceOrientation = new
    // Controllers are notified only if the size changes.
    guard isTurned else { return true }
    let change = Transition(from: nil, to: nil, isAnimated: true)
    change.begin(in: loop)
    let before = UITraitCollection(turned: !new.isLandscape)
    let size = UIScreen.main.bounds.size
    root.willTransition(to: UITraitCollection(), with: change)
    for modal in root.presentedChain {
      modal.ownPresentationController?.willTransition(to: UITraitCollection(), with: change)
    }
    root.viewWillTransition(to: size, with: change)
    for modal in root.presentedChain {
      modal.ownPresentationController?.viewWillTransition(to: size, with: change)
    }
    window.frame = CGRect(origin: .zero, size: size)
    for modal in [root] + root.presentedChain {
      modal.ownPresentationController?.turn(to: window.bounds)
      modal.viewIfLoaded?.frame = window.bounds
    }
    for controller in [root] + root.presentedChain { controller.layOutAfterTurning(before) }
    change.startAnimation()
    loop.schedule(after: 0.3) {
      change.complete()
      change.end()
    }
    return true
  }
}

extension UIWindowScene {
  /// The geometry that an app requests for a scene.
  @preconcurrency @MainActor open class GeometryPreferences: NSObject {
    /// The orientations that an app requests; `nil` for any.
    @preconcurrency @MainActor public final class iOS: GeometryPreferences {
      @exclusivity(unchecked) public var interfaceOrientations: UIInterfaceOrientationMask?

      public convenience init(interfaceOrientations: UIInterfaceOrientationMask) {
        self.init()
        self.interfaceOrientations = interfaceOrientations
      }
    }
  }

  /// Rotates the interface to one of the requested orientations, however the device is held. In a
  /// later turn, the handler is called if the app or the frontmost controller allows none.
  public final func requestGeometryUpdate(
    _ preferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {
    guard let mask = (preferences as? GeometryPreferences.iOS)?.interfaceOrientations,
      !mask.allows(interfaceOrientation)
    else { return }
    let requested: [UIInterfaceOrientation] = [
      .portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown,
    ]
    for orientation in requested where mask.allows(orientation) {
      if UIApplication.shared.turnInterface(to: orientation) { return }
    }
    guard let errorHandler else { return }
    MainLoop.current.enqueue {
      errorHandler(
        NSError(
          domain: "UISceneErrorDomain", code: 101,
          userInfo: [
            NSLocalizedDescriptionKey:
              "None of the requested orientations are supported by the view controller."
          ]))
    }
  }
}

extension UIViewController {
  fileprivate final func layOutAfterTurning(_ before: UITraitCollection) {
    guard isViewLoaded, isOnScreen else { return }
    traitCollectionDidChange(before)
    viewWillLayoutSubviews()
    view.setNeedsLayout()
    view.layOut()
    viewDidLayoutSubviews()
    for child in children { child.layOutAfterTurning(before) }
  }
}

extension Device {
  /// Rotates the device. The interface follows if the app and the frontmost controller allow it.
  ///
  /// Observers of `UIDevice.orientationDidChangeNotification` are notified if the app has requested
  /// it. The root controller, and those that it contains or presents, receive
  /// `viewWillTransition(to:with:)`, whose transition coordinator completes when the rotation ends.
  public func rotate(to orientation: UIDeviceOrientation) {
    application.turnDevice(to: orientation)
  }

  /// Shakes the device: the first responder, or else the window, receives the motion's callbacks.
  public func shake() {
    guard let receiver = loop.firstResponder ?? appWindow else { return }
    let event = UIEvent()
    receiver.motionBegan(.motionShake, with: event)
    receiver.motionEnded(.motionShake, with: event)
  }
}
