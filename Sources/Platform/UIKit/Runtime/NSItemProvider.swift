/// An object that is passed between screens or apps. Any part of the app can read it.
public final class NSItemProvider: NSObject, @unchecked Sendable {
  private let object: Any?
  /// The identifiers of the types that the provider can pass on.
  public private(set) var registeredTypeIdentifiers: [String] = []
  /// A name for the file that a receiver makes.
  public var suggestedName: String?

  /// Creates a provider of nothing.
  public override init() {
    object = nil
    super.init()
  }

  /// Creates a provider of an object.
  public init(object: Any) {
    self.object = object
    super.init()
  }

  /// Creates a provider of an object whose type has an identifier.
  public init(item: Any?, typeIdentifier: String?) {
    object = item
    registeredTypeIdentifiers = typeIdentifier.map { [$0] } ?? []
    super.init()
  }

  /// Creates a provider of a file, or returns `nil` without one.
  public convenience init?(contentsOf fileURL: URL!) {
    guard let fileURL else { return nil }
    let type = UTType(filenameExtension: fileURL.pathExtension)
    self.init(item: fileURL, typeIdentifier: type?.identifier)
    suggestedName = fileURL.lastPathComponent
  }

  /// Whether the object's type is one with this identifier, or a kind of it.
  public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    registeredTypeIdentifiers.contains { name in
      guard let type = UTType(name), let other = UTType(typeIdentifier) else {
        return name == typeIdentifier
      }
      return type.conforms(to: other)
    }
  }

  /// Whether the object is an instance of a class.
  public func canLoadObject<Object>(ofClass objectClass: Object.Type) -> Bool { object is Object }

  /// Passes the object to the handler in a later turn. On a phone, that is on another thread.
  @discardableResult public func loadObject<Object>(
    ofClass objectClass: Object.Type,
    completionHandler: @escaping @MainActor (Object?, (any Error)?) -> Void
  ) -> Progress {
    DispatchQueue.main.async { [self] in
      let loaded = object as? Object
      completionHandler(loaded, loaded == nil ? CocoaError(.featureUnsupported) : nil)
    }
    return Progress(totalUnitCount: 1)
  }

  /// Passes an image, data or the contents of a file to the handler in a later turn. On a phone,
  /// that is on another thread.
  @discardableResult public func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @MainActor (Data?, (any Error)?) -> Void
  ) -> Progress {
    DispatchQueue.main.async { [self] in
      let data = hasItemConformingToTypeIdentifier(typeIdentifier) ? data : nil
      completionHandler(data, data == nil ? CocoaError(.featureUnsupported) : nil)
    }
    return Progress(totalUnitCount: 1)
  }

  private var data: Data? {
    switch object {
    case let image as UIImage: image.pngData()
    case let url as URL: try? Data(contentsOf: url)
    default: object as? Data
    }
  }

  /// Passes the address of a file to the handler in a later turn, and an error for an object that
  /// is no file. On a phone, any object becomes a file.
  @discardableResult public func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @MainActor (URL?, (any Error)?) -> Void
  ) -> Progress {
    DispatchQueue.main.async { [self] in
      let url = hasItemConformingToTypeIdentifier(typeIdentifier) ? object as? URL : nil
      completionHandler(url, url == nil ? CocoaError(.featureUnsupported) : nil)
    }
    return Progress(totalUnitCount: 1)
  }
}
