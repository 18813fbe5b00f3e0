/// Scenes by identifier, and the segues between them.
///
/// There is no file to read: a definition says how each scene's controller is made. Every instantiation makes a
/// new controller, which belongs to the caller (M33).
@preconcurrency @MainActor open class UIStoryboard: NSObject {
  /// What a storyboard file would hold.
  public struct Definition {
    /// A screen of the storyboard.
    public struct Scene {
      let identifier: String
      let segues: [Segue]
      let make: @MainActor (NSCoder) -> UIViewController?

      /// Describes a scene by how its controller is made from the file.
      public init(
        identifier: String, segues: [Segue] = [],
        make: @escaping @MainActor (NSCoder) -> UIViewController?
      ) {
        self.identifier = identifier
        self.segues = segues
        self.make = make
      }
    }

    /// An arrow from a scene to another.
    public struct Segue: Sendable {
      public enum Kind: Sendable { case show, present }
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

  private static var definitions: [String: Definition] = [:]

  /// Makes a storyboard known, as adding its file to the app would.
  public static func register(_ definition: Definition) {
    definitions[definition.name] = definition
  }

  /// Whether a storyboard of this name has been registered.
  public static func isRegistered(_ name: String) -> Bool { definitions[name] != nil }

  private let definition: Definition

  public init(name: String, bundle: Bundle?) {
    if let known = UIStoryboard.definitions[name] {
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
    guard let scene = definition.scenes[identifier],
      let controller = scene.make(UIStoryboard.coder)
    else {
      MainLoop.current.record(
        .crashed(
          reason: "Storyboard doesn't contain a view controller with identifier '\(identifier)'"))
      return UIViewController()
    }
    controller.storyboard = self
    controller.sceneIdentifier = identifier
    if controller.restorationIdentifier == nil { controller.restorationIdentifier = identifier }
    return controller
  }

  func segue(_ identifier: String, from scene: String?) -> Definition.Segue? {
    scene.flatMap { definition.scenes[$0] }?.segues.first { $0.identifier == identifier }
  }

  // Stands for the file; nothing can be decoded from it.
  private static let coder = NSCoder()
}

/// One performance of an arrow of a storyboard.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
  public let identifier: String?
  public let source: UIViewController
  public let destination: UIViewController

  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    super.init()
  }
}

extension UIViewController {
  /// Makes the destination, lets the source prepare it, then goes there (rule 148).
  final func startSegue(_ identifier: String, sender: Any?) {
    guard let storyboard, let arrow = storyboard.segue(identifier, from: sceneIdentifier) else {
      return MainLoop.current.record(
        .crashed(
          reason: "Receiver (\(type(of: self))) has no segue with identifier '\(identifier)'"))
    }
    let destination = storyboard.instantiateViewController(withIdentifier: arrow.destination)
    let segue = UIStoryboardSegue(identifier: identifier, source: self, destination: destination)
    prepare(for: segue, sender: sender)
    switch arrow.kind {
    case .show: show(destination, sender: sender)
    case .present: present(destination, animated: true)
    }
  }
}
