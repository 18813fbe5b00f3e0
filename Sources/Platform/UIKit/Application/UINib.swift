/// A nib file, from which objects are instantiated.
@preconcurrency @MainActor open class UINib: NSObject {
  /// The contents of a nib file.
  public struct Definition {
    let name: String
    let instantiate: @MainActor (Any?) -> [Any]

    /// Creates the definition of a nib file.
    /// - Parameters:
    ///   - name: The file's name without its extension.
    ///   - instantiate: Creates the objects and connects their owner's outlets.
    public init(name: String, instantiate: @escaping @MainActor (Any?) -> [Any]) {
      self.name = name
      self.instantiate = instantiate
    }
  }

  @exclusivity(unchecked) private static var files = InterfaceFiles<Definition>()

  /// Registers a nib file, as adding it to the app's target would.
  public static func register(_ definition: Definition, fileID: String = #fileID) {
    files.register(definition, name: definition.name, fileID: fileID)
  }

  static func definition(named name: String, fileID: String) -> Definition? {
    interfaceFilesAreRegistered
    return files.definition(name, fileID: fileID)
  }

  private let name: String
  private let fileID: String

  /// Creates a nib by name, preferring the calling module's files.
  public init(nibName name: String, bundle: Bundle?, fileID: String = #fileID) {
    self.name = name
    self.fileID = fileID
    super.init()
  }

  /// Instantiates the nib's objects with the given owner.
  open func instantiate(withOwner owner: Any?, options: [AnyHashable: Any]? = nil) -> [Any] {
    guard let definition = UINib.definition(named: name, fileID: fileID) else {
      MainLoop.current.record(
        .crashed(reason: "Could not load NIB in bundle: no file with name '\(name)'"))
      return []
    }
    let objects = definition.instantiate(owner)
    MainLoop.current.autorelease(fromNib: objects)
    return objects
  }
}

extension UIViewController {
  /// Loads the view from the storyboard scene, the named nib, or a nib named after the class.
  /// - Returns: Whether a file was found.
  final func loadFromInterfaceFile() -> Bool {
    if let loadView = scene?.loadView {
      loadView(self)
      performEmbedSegues()
      return true
    }
    guard let name = nibName ?? nameOfOwnNib else { return false }
    let nib = UINib(nibName: name, bundle: nil, fileID: fileIDOfClass)
    for case let view as UIView in nib.instantiate(withOwner: self) {
      if viewIfLoaded == nil { self.view = view }
      break
    }
    return true
  }

  /// The name of the class if a nib has that name. Looked up once per class.
  private var nameOfOwnNib: String? {
    let key = ObjectIdentifier(Self.self)
    if let known = OwnNibs.names[key] { return known }
    let name = "\(Self.self)"
    let found = UINib.definition(named: name, fileID: fileIDOfClass) == nil ? nil : name
    OwnNibs.names[key] = .some(found)
    return found
  }

  private var fileIDOfClass: String { moduleName(of: Self.self) + "/" }
}

@MainActor private enum OwnNibs { static var names: [ObjectIdentifier: String?] = [:] }

extension Bundle {
  /// Instantiates the objects of a nib file.
  @MainActor public func loadNibNamed(
    _ name: String, owner: Any?, options: [AnyHashable: Any]? = nil, fileID: String = #fileID
  ) -> [Any]? {
    UINib(nibName: name, bundle: self, fileID: fileID).instantiate(withOwner: owner)
  }
}
