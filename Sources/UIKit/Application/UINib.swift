/// Views and other objects from an interface file.
@preconcurrency @MainActor open class UINib: NSObject {
  /// What an interface file holds.
  public struct Definition {
    let name: String
    let instantiate: @MainActor (Any?) -> [Any]

    /// Describes an interface file.
    /// - Parameters:
    ///   - name: The file's name without its extension.
    ///   - instantiate: Makes the objects and connects the outlets of their owner.
    public init(name: String, instantiate: @escaping @MainActor (Any?) -> [Any]) {
      self.name = name
      self.instantiate = instantiate
    }
  }

  private static var files = InterfaceFiles<Definition>()

  /// Makes an interface file known, as adding it to the app would.
  public static func register(_ definition: Definition, fileID: String = #fileID) {
    files.register(definition, name: definition.name, fileID: fileID)
  }

  static func definition(named name: String, fileID: String) -> Definition? {
    interfaceFilesAreRegistered
    return files.definition(name, fileID: fileID)
  }

  private let name: String
  private let fileID: String

  /// Finds an interface file by its name, first in the module that asks.
  public init(nibName name: String, bundle: Bundle?, fileID: String = #fileID) {
    self.name = name
    self.fileID = fileID
    super.init()
  }

  /// Makes new objects, with `owner` in the place of the file's owner.
  open func instantiate(withOwner owner: Any?, options: [AnyHashable: Any]? = nil) -> [Any] {
    guard let definition = UINib.definition(named: name, fileID: fileID) else {
      MainLoop.current.record(
        .crashed(reason: "Could not load NIB in bundle: no file with name '\(name)'"))
      return []
    }
    return definition.instantiate(owner)
  }
}

extension UIViewController {
  /// Loads the view from the controller's scene, from the nib it was made with, or from one of its class's name. Tells
  /// whether there was such a file.
  final func loadFromInterfaceFile() -> Bool {
    if let interface {
      interface(self)
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

  /// The class's name, where there is an interface file of that name. Asked once for each class.
  private var nameOfOwnNib: String? {
    let key = ObjectIdentifier(Self.self)
    if let known = OwnNibs.names[key] { return known }
    let name = "\(Self.self)"
    let found = UINib.definition(named: name, fileID: fileIDOfClass) == nil ? nil : name
    OwnNibs.names[key] = .some(found)
    return found
  }

  // A class's full name begins with its module.
  private var fileIDOfClass: String { String(reflecting: Self.self).prefix { $0 != "." } + "/" }
}

@MainActor private enum OwnNibs {
  static var names: [ObjectIdentifier: String?] = [:]
}

extension Bundle {
  /// Makes new objects from an interface file.
  @MainActor public func loadNibNamed(
    _ name: String, owner: Any?, options: [AnyHashable: Any]? = nil, fileID: String = #fileID
  ) -> [Any]? {
    UINib(nibName: name, bundle: self, fileID: fileID).instantiate(withOwner: owner)
  }
}
