/// A type of data, such as that of a file. Only those declared here are known; an app creates its
/// own with `init(exportedAs:)`.
public struct UTType: Hashable, Sendable {
  public let identifier: String
  public let preferredFilenameExtension: String?
  public let preferredMIMEType: String?
  private let parents: [String]

  private init(
    named identifier: String, _ filenameExtension: String? = nil, _ mimeType: String? = nil,
    of parents: UTType...
  ) {
    self.identifier = identifier
    preferredFilenameExtension = filenameExtension
    preferredMIMEType = mimeType
    self.parents = parents.flatMap { [$0.identifier] + $0.parents }
  }

  /// Returns the type with an identifier, if it is known.
  public init?(_ identifier: String) { self.init { $0.identifier == identifier } }
  /// The type of files with an extension; one that is not known is made for it.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    let name = filenameExtension.lowercased()
    guard !name.isEmpty else { return nil }
    let known = Self.known.first {
      $0.preferredFilenameExtension == (Self.synonyms[name] ?? name) && $0.conforms(to: supertype)
    }
    self = known ?? UTType(named: "dyn." + name, name, of: supertype)
  }
  /// The known type of files with a MIME type.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    self.init { $0.preferredMIMEType == mimeType && $0.conforms(to: supertype) }
  }

  private init?(where condition: (UTType) -> Bool) {
    guard let known = Self.known.first(where: condition) else { return nil }
    self = known
  }

  /// Creates a type that the app declares.
  public init(exportedAs identifier: String, conformingTo parent: UTType? = nil) {
    self = parent.map { UTType(named: identifier, of: $0) } ?? UTType(named: identifier)
  }
  public init(importedAs identifier: String, conformingTo parent: UTType? = nil) {
    self.init(exportedAs: identifier, conformingTo: parent)
  }

  /// Whether this is the other type or a kind of it.
  public func conforms(to other: UTType) -> Bool {
    self == other || parents.contains(other.identifier)
  }

  public static func == (one: UTType, other: UTType) -> Bool { one.identifier == other.identifier }
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }

  public static let item = UTType(named: "public.item")
  public static let content = UTType(named: "public.content")
  public static let data = UTType(named: "public.data", of: item)
  public static let folder = UTType(named: "public.folder", of: item)
  public static let image = UTType(named: "public.image", of: data, content)
  public static let png = UTType(named: "public.png", "png", "image/png", of: image)
  public static let jpeg = UTType(named: "public.jpeg", "jpeg", "image/jpeg", of: image)
  public static let gif = UTType(named: "com.compuserve.gif", "gif", "image/gif", of: image)
  public static let heic = UTType(named: "public.heic", "heic", "image/heic", of: image)
  public static let audiovisualContent = UTType(
    named: "public.audiovisual-content", of: data, content)
  public static let movie = UTType(named: "public.movie", of: audiovisualContent)
  public static let video = UTType(named: "public.video", of: movie)
  public static let mpeg4Movie = UTType(named: "public.mpeg-4", "mp4", "video/mp4", of: movie)
  public static let quickTimeMovie = UTType(
    named: "com.apple.quicktime-movie", "mov", "video/quicktime", of: movie)
  public static let audio = UTType(named: "public.audio", of: audiovisualContent)
  public static let mp3 = UTType(named: "public.mp3", "mp3", "audio/mpeg", of: audio)
  public static let pdf = UTType(
    named: "com.adobe.pdf", "pdf", "application/pdf", of: data, content)
  public static let url = UTType(named: "public.url", of: data)
  public static let fileURL = UTType(named: "public.file-url", of: url)
  public static let text = UTType(named: "public.text", of: data, content)
  public static let plainText = UTType(named: "public.plain-text", "txt", "text/plain", of: text)
  public static let utf8PlainText = UTType(named: "public.utf8-plain-text", of: plainText)
  public static let commaSeparatedText = UTType(
    named: "public.comma-separated-values-text", "csv", "text/csv", of: text)
  public static let html = UTType(named: "public.html", "html", "text/html", of: text)
  public static let json = UTType(named: "public.json", "json", "application/json", of: text)
  public static let zip = UTType(named: "public.zip-archive", "zip", "application/zip", of: data)

  /// Extensions of files beside a type's preferred one.
  private static let synonyms = [
    "htm": "html", "jpe": "jpeg", "jpg": "jpeg", "m4v": "mp4", "mpg4": "mp4", "qt": "mov",
    "text": "txt",
  ]
  private static let known: [UTType] = [
    item, content, data, folder, image, png, jpeg, gif, heic, audiovisualContent, movie, video,
    mpeg4Movie, quickTimeMovie, audio, mp3, pdf, url, fileURL, text, plainText, utf8PlainText,
    commaSeparatedText, html, json, zip,
  ]
}
