/// Scenes by identifier, and the segues between them.
///
/// A definition says how each scene's controller is made: one that the build step wrote from a `.storyboard` file, or one
/// that a test registers. Every instantiation makes a new controller, which belongs to the caller (M33).
@preconcurrency @MainActor open class UIStoryboard: NSObject {
  private static var files = InterfaceFiles<Definition>()

  /// Makes a storyboard known, as adding its file to the app would.
  public static func register(_ definition: Definition, fileID: String = #fileID) {
    files.register(definition, name: definition.name, fileID: fileID)
  }

  /// Whether a storyboard of this name has been registered.
  public static func isRegistered(_ name: String) -> Bool { files.contains(name) }

  private let definition: Definition

  /// Finds a storyboard by its name, first in the module that asks.
  public init(name: String, bundle: Bundle?, fileID: String = #fileID) {
    interfaceFilesAreRegistered
    if let known = UIStoryboard.files.definition(name, fileID: fileID) {
      definition = known
    } else {
      MainLoop.current.record(
        .crashed(reason: "Could not find a storyboard named '\(name)' in bundle"))
      definition = Definition(name: name, scenes: [])
    }
    super.init()
  }

  open func instantiateInitialViewController() -> UIViewController? {
    definition.initial.map { instantiateViewController(withIdentifier: $0) }
  }

  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    make(identifier, nil)
  }

  /// Makes the initial scene with an initializer of the app's own.
  open func instantiateInitialViewController<Controller: UIViewController>(
    creator: @escaping (NSCoder) -> Controller?
  ) -> Controller? {
    definition.initial.flatMap { make($0) { creator($0) } as? Controller }
  }

  /// Makes a scene with an initializer of the app's own.
  open func instantiateViewController<Controller: UIViewController>(
    identifier: String, creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller {
    let made = make(identifier, creator.map { creator in { creator($0) } })
    if let made = made as? Controller { return made }
    preconditionFailure(
      "scene '\(identifier)' of storyboard '\(definition.name)' is a \(type(of: made)),"
        + " not a \(Controller.self)")
  }

  private func make(
    _ identifier: String, _ creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController {
    guard let scene = definition.scenes[identifier],
      let controller = creator?(UIStoryboard.coder) ?? scene.make(UIStoryboard.coder)
    else {
      MainLoop.current.record(
        .crashed(
          reason: "Storyboard doesn't contain a view controller with identifier '\(identifier)'"))
      return UIViewController()
    }
    controller.storyboard = self
    controller.sceneIdentifier = identifier
    controller.interface = scene.loadView
    if controller.restorationIdentifier == nil { controller.restorationIdentifier = identifier }
    adopt(scene.children.map { instantiateViewController(withIdentifier: $0) }, in: controller)
    controller.awakeFromNib()
    return controller
  }

  private func adopt(_ children: [UIViewController], in container: UIViewController) {
    guard !children.isEmpty else { return }
    switch container {
    case let container as UINavigationController:
      container.setViewControllers(children, animated: false)
    case let container as UITabBarController: container.viewControllers = children
    case let container as UISplitViewController: container.viewControllers = children
    default: for child in children { container.addChild(child) }
    }
  }

  func segues(from scene: String?) -> [Definition.Segue] {
    scene.flatMap { definition.scenes[$0] }?.segues ?? []
  }

  func segue(_ identifier: String, from scene: String?) -> Definition.Segue? {
    segues(from: scene).first { $0.identifier == identifier }
  }

  // Stands for the file; nothing can be decoded from it.
  static let coder = NSCoder()
}

extension UIStoryboard {
  /// What a storyboard file holds.
  public struct Definition {
    /// A screen of the storyboard.
    public struct Scene {
      let identifier: String
      let children: [String]
      let segues: [Segue]
      let make: @MainActor (NSCoder) -> UIViewController?
      let loadView: (@MainActor (UIViewController) -> Void)?

      /// Describes a scene.
      ///
      /// - Parameters:
      ///   - identifier: The name that the scene is instantiated by.
      ///   - children: For a container, the scenes that it starts with.
      ///   - segues: The arrows that start here.
      ///   - make: Makes the controller, as its `init(coder:)` does.
      ///   - loadView: Makes the controller's view and connects its outlets, when the view is first asked for.
      public init(
        identifier: String, children: [String] = [], segues: [Segue] = [],
        make: @escaping @MainActor (NSCoder) -> UIViewController?,
        loadView: (@MainActor (UIViewController) -> Void)? = nil
      ) {
        self.identifier = identifier
        self.children = children
        self.segues = segues
        self.make = make
        self.loadView = loadView
      }
    }

    /// An arrow from a scene to another, or back.
    public struct Segue: Sendable {

      /// How a segue goes where it goes.
      public enum Kind: Hashable, Sendable {
        case show
        case present(UIModalPresentationStyle)
        case embed
        /// Back to the nearest controller that knows the action.
        case unwind(Selector)

        /// A presentation in the automatic style.
        public static var present: Kind { .present(.automatic) }
      }

      let identifier: String
      let destination: String
      let kind: Kind

      /// Describes an arrow by its own identifier and that of the scene it leads to.
      public init(identifier: String, destination: String, kind: Kind) {
        self.identifier = identifier
        self.destination = destination
        self.kind = kind
      }
    }

    let name: String
    let initial: String?
    let scenes: [String: Scene]

    /// Describes a storyboard.
    public init(name: String, initial: String? = nil, scenes: [Scene]) {
      self.name = name
      self.initial = initial
      self.scenes = Dictionary(scenes.map { ($0.identifier, $0) }) { first, _ in first }
    }
  }
}
