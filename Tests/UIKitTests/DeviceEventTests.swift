import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Device rotation, shaking and the keyboard")
struct DeviceEventTests {
  let stage = Stage()

  private class Turning: UIViewController {
    let name: String
    let log: Log
    var orientations = UIInterfaceOrientationMask.all

    init(_ name: String, _ log: Log) {
      self.name = name
      self.log = log
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { fatalError("made in code only") }

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { orientations }
    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      log.add("\(name).willTransition(\(Int(size.width)))")
      coordinator.animate { [name, log] _ in
        log.add("\(name).alongside")
      } completion: { [name, log] _ in
        log.add("\(name).complete")
      }
    }
    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      log.add(
        "\(name).traits(\(previous?.verticalSizeClass == .regular),"
          + " \(traitCollection.verticalSizeClass == .regular))")
    }
  }

  @Test("a rotation resizes the window, and controllers take part in its transition")
  func turn() {
    let root = Turning("A", stage.log)
    stage.show(root)

    let inside = stage.during { stage.device.rotate(to: .landscapeLeft) }
    #expect(inside == ["A.willTransition(844)", "A.traits(true, false)", "A.alongside"])
    #expect(UIScreen.main.bounds.width == 844 && root.view.frame.width == 844)
    #expect(UIApplication.shared.statusBarOrientation == .landscapeRight)
    #expect(stage.rest() == ["A.complete"])
    stage.device.rotate(to: .portrait)
    stage.settle()

    #expect(root.view.frame.width == 390 && UIDevice.current.orientation == .portrait)
  }

  @Test("a rotation notifies a container's children and the controller presented over it")
  func turnedHierarchy() {
    let child = Turning("child", stage.log)
    let navigation = UINavigationController(rootViewController: child)
    stage.show(navigation)
    let modal = Turning("modal", stage.log)
    stage.present(modal, on: child)

    let lines = stage.until { stage.device.rotate(to: .landscapeRight) }

    #expect(lines.contains("child.willTransition(844)"))
    #expect(lines.contains("modal.willTransition(844)") && lines.contains("modal.complete"))
  }

  @Test("the interface rotates only to orientations that the controller in front supports")
  func unsupported() {
    let root = Turning("A", stage.log)
    root.orientations = .portrait
    stage.show(root)

    #expect(stage.until { stage.device.rotate(to: .landscapeLeft) }.isEmpty)
    #expect(UIScreen.main.bounds.width == 390 && UIDevice.current.orientation == .landscapeLeft)
    root.orientations = .all
    let lines = stage.until { root.setNeedsUpdateOfSupportedInterfaceOrientations() }

    #expect(lines.first == "A.willTransition(844)")
  }

  @Test("rotation notifications are posted only to apps that have requested them")
  func orientationNotification() {
    let device = stage.device
    var count = 0
    let token = NotificationCenter.default.addObserver(
      forName: UIDevice.orientationDidChangeNotification, object: nil, queue: nil
    ) { _ in count += 1 }

    device.rotate(to: .landscapeLeft)
    #expect(count == 0)
    UIDevice.current.beginGeneratingDeviceOrientationNotifications()
    device.rotate(to: .faceUp)
    device.rotate(to: .faceUp)
    UIDevice.current.endGeneratingDeviceOrientationNotifications()
    device.rotate(to: .portrait)

    #expect(count == 1)
    NotificationCenter.default.removeObserver(token)
  }

  private final class Shaken: UIViewController {
    var motions: [UIEvent.EventSubtype] = []
    override var canBecomeFirstResponder: Bool { true }
    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      motions.append(motion)
    }
  }

  @Test("a shake reaches the first responder, and otherwise no controller")
  func shake() {
    let root = Shaken()
    stage.show(root)

    stage.device.shake()
    #expect(root.motions.isEmpty)
    root.becomeFirstResponder()
    stage.device.shake()
    #expect(root.motions == [.motionShake])
    let field = UITextField()
    root.view.addSubview(field)
    field.becomeFirstResponder()
    stage.device.shake()

    #expect(root.motions.count == 2)
  }

  private func observeKeyboard() -> [any NSObjectProtocol] {
    let names: [(Notification.Name, String)] = [
      (UIResponder.keyboardWillShowNotification, "willShow"),
      (UIResponder.keyboardDidShowNotification, "didShow"),
      (UIResponder.keyboardWillHideNotification, "willHide"),
      (UIResponder.keyboardDidHideNotification, "didHide"),
    ]
    return names.map { name, line in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        [log = stage.log] notification in
        let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey]
        log.add("\(line) \(Int((frame as? CGRect)?.minY ?? -1))")
      }
    }
  }

  @Test(
    "keyboard notifications surround editing and are not repeated when another field takes over")
  func keyboard() {
    let root = stage.controller("A")
    stage.show(root)
    let (one, other) = (UITextField(), UITextView())
    root.view.addSubview(one)
    root.view.addSubview(other)
    let tokens = observeKeyboard()

    #expect(stage.during { one.becomeFirstResponder() } == ["willShow 508"])
    stage.loop.advance(by: 1)
    #expect(stage.log.lines == ["willShow 508", "didShow 508"])
    #expect(stage.during { other.becomeFirstResponder() }.isEmpty)
    #expect(stage.during { root.view.endEditing(true) } == ["willHide 844"])
    stage.loop.advance(by: 1)

    #expect(stage.log.lines == ["willHide 844", "didHide 844"])
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }

  @Test(
    "a keyboard notification contains the frame, as a value and as a rectangle, and the duration")
  func keyboardValues() throws {
    let root = stage.controller("A")
    stage.show(root)
    let field = UITextField()
    root.view.addSubview(field)
    var info: [AnyHashable: Any] = [:]
    let token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
    ) { info = $0.userInfo ?? [:] }

    try stage.device.type("a", into: field).get()

    let frame = info[UIResponder.keyboardFrameEndUserInfoKey]
    let expected = CGRect(x: 0, y: 508, width: 390, height: 336)
    #expect((frame as? NSValue)?.cgRectValue == expected && frame as? CGRect == expected)
    #expect(info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double == 0.25)
    #expect(info[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt == 7)
    NotificationCenter.default.removeObserver(token)
  }

  @Test("without observers, editing schedules nothing")
  func unobservedKeyboard() throws {
    let root = stage.controller("A")
    stage.show(root)
    let field = UITextField()
    root.view.addSubview(field)

    try stage.device.type("a", into: field).get()

    #expect(!stage.loop.isWaiting)
  }
}

@MainActor @Suite("Launches and remote notifications of older apps")
struct OlderAppTests {
  /// A delegate whose window comes from the main storyboard.
  private final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    var rootAtLaunch: UIViewController?
    var wasVisibleAtLaunch = true
    var payloads: [[AnyHashable: Any]] = []
    var orientations = UIInterfaceOrientationMask.all

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      rootAtLaunch = window?.rootViewController
      wasVisibleAtLaunch = window?.isHidden == false
      return true
    }
    func application(
      _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
    ) { payloads.append(userInfo) }
    func application(
      _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask { orientations }
  }

  private final class Windowless: UIResponder, UIApplicationDelegate {}

  private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    var rootAtConnection: UIViewController?
    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) { rootAtConnection = window?.rootViewController }
  }

  private final class Root: UIViewController {}

  private func registerStoryboard() {
    UIStoryboard.register(
      UIStoryboard.Definition(
        name: "OlderApp", initial: "root",
        scenes: [.init(identifier: "root", make: { Root(coder: $0) })]))
  }

  @Test("the main storyboard's window exists at launch and is shown after it")
  func mainStoryboard() {
    registerStoryboard()
    let device = Device()
    let delegate = Delegate()

    device.launch(delegate, mainStoryboard: "OlderApp")
    device.loop.runUntilIdle()

    #expect(delegate.rootAtLaunch is Root && !delegate.wasVisibleAtLaunch)
    #expect(device.window === delegate.window && device.visibleController is Root)
    #expect(device.visibleController?.viewIfLoaded?.window != nil && device.loop.log.isEmpty)
  }

  @Test("a delegate without a window property cannot use a main storyboard")
  func withoutWindow() {
    registerStoryboard()
    let device = Device()

    device.launch(Windowless(), mainStoryboard: "OlderApp")

    #expect(device.window == nil && device.loop.log.count == 1)
  }

  @Test("a scene's storyboard fills the window before the scene connects")
  func sceneStoryboard() {
    registerStoryboard()
    let device = Device()
    let scene = SceneDelegate()

    device.launch(Windowless(), sceneDelegate: scene, mainStoryboard: "OlderApp", because: [])
    device.loop.runUntilIdle()

    #expect(scene.rootAtConnection is Root && device.visibleController is Root)
    #expect(device.loop.log.isEmpty)
  }

  @Test("a notification goes to the method without a completion handler if there is no other")
  func remoteNotification() {
    let device = Device()
    let delegate = Delegate()
    device.launch(delegate)

    device.tapNotification(["launch_id": 7])

    #expect(delegate.payloads.count == 1 && delegate.payloads[0]["launch_id"] as? Int == 7)
    #expect(device.loop.answers.handledNotifications == 1)
  }

  @Test("the app's delegate restricts the orientations of all controllers")
  func orientations() {
    registerStoryboard()
    let device = Device()
    let delegate = Delegate()
    delegate.orientations = .portrait
    device.launch(delegate, mainStoryboard: "OlderApp")
    device.loop.runUntilIdle()

    device.rotate(to: .landscapeLeft)

    #expect(UIApplication.shared.statusBarOrientation == .portrait)
  }
}
