/// Lines of source by file, with each file's scene and role. Exact.
public struct LinesOfCode: Codable, Sendable {
  /// One source file.
  public struct File: Codable, Hashable, Sendable {
    /// The architecture's module, or the shared module that all apps use.
    public let module: String
    /// The folder: a scene, or `Application`.
    public let scene: String
    /// The role of the file, such as `Presenters`.
    public let role: String
    /// The file's name, without its extension.
    public let name: String
    /// Physical lines, as counted by `wc -l` and by the article.
    public let physical: Int
    public let code: Int
    public let comment: Int
    public let blank: Int

    /// Creates a file.
    public init(
      module: String, scene: String, role: String, name: String, physical: Int, code: Int,
      comment: Int, blank: Int
    ) {
      self.module = module
      self.scene = scene
      self.role = role
      self.name = name
      self.physical = physical
      self.code = code
      self.comment = comment
      self.blank = blank
    }
  }

  /// A published value: the physical lines of the file with the same name.
  public struct Published: Codable, Hashable, Sendable {
    public let module: String
    public let role: String
    public let name: String
    public let physical: Int

    /// Creates a published value.
    public init(module: String, role: String, name: String, physical: Int) {
      self.module = module
      self.role = role
      self.name = name
      self.physical = physical
    }
  }

  /// The correlation of our lines with the published ones, over files with the same name.
  public struct Correlation: Codable, Hashable, Sendable {
    public let module: String
    /// The role of the files; `nil` for all roles together.
    public let role: String?
    public let count: Int
    public let pearson: Double
    public let spearman: Double

    /// Creates a correlation over `count` pairs of files.
    public init(
      module: String, role: String? = nil, count: Int, pearson: Double, spearman: Double
    ) {
      self.module = module
      self.role = role
      self.count = count
      self.pearson = pearson
      self.spearman = spearman
    }
  }

  /// Files of the architectures, in the order of the catalogue.
  public var files: [File]
  /// Files used by every architecture: the domain and the bare screens.
  public var shared: [File]
  public var published: [Published]
  public var correlations: [Correlation]

  /// Creates results from the given counts.
  public init(
    files: [File], shared: [File], published: [Published], correlations: [Correlation]
  ) {
    self.files = files
    self.shared = shared
    self.published = published
    self.correlations = correlations
  }
}
