/// Lines of source, file by file, with the groups they belong to. Exact.
public struct LinesOfCode: Codable, Sendable {
  /// One source file.
  public struct File: Codable, Hashable, Sendable {
    /// The architecture's module, or the shared module that all apps use.
    public let module: String
    /// The folder: a scene, or `Application`.
    public let scene: String
    /// What the file is for, such as `Presenters`.
    public let role: String
    /// The file's name without extension.
    public let name: String
    /// Physical lines, as `wc -l` counts them; what the article counts.
    public let physical: Int
    public let code: Int
    public let comment: Int
    public let blank: Int

    /// Describes a file.
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

  /// A published value beside ours: physical lines of the file of the same name.
  public struct Published: Codable, Hashable, Sendable {
    public let module: String
    public let role: String
    public let name: String
    public let physical: Int

    /// Describes a published value.
    public init(module: String, role: String, name: String, physical: Int) {
      self.module = module
      self.role = role
      self.name = name
      self.physical = physical
    }
  }

  /// How our lines go with the published ones over the files of the same name.
  public struct Correlation: Codable, Hashable, Sendable {
    public let module: String
    /// The role of the files; `nil` for those of all roles together.
    public let role: String?
    public let count: Int
    public let pearson: Double
    public let spearman: Double

    /// Describes a correlation over `count` pairs of files.
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
  /// Files that every architecture uses: the domain and the bare screens.
  public var shared: [File]
  public var published: [Published]
  public var correlations: [Correlation]

  /// Gathers the counts.
  public init(
    files: [File], shared: [File], published: [Published], correlations: [Correlation]
  ) {
    self.files = files
    self.shared = shared
    self.published = published
    self.correlations = correlations
  }
}
