/// How long the toolchain takes to build each architecture and to run its tests.
public struct BuildTimes: Codable, Sendable {
  /// What is timed, in the order of every table.
  public enum Kind: String, Codable, CaseIterable, Sendable {
    /// The architecture's products are removed, and its target is built in debug.
    case cleanDebug
    /// The same in release.
    case cleanRelease
    /// A statement in a function of the architecture's largest file has changed, in debug.
    case bodyEdit
    /// A public function of the shared screens has another name, in debug.
    case interfaceEdit
    /// There is nothing to do, in debug.
    case null
    /// There is nothing to do, in release.
    case nullRelease
    /// The products of the architecture and of its gather tests are removed, and the tests are built and run.
    case testRun
    /// One process of the compiler checks the types of all files and makes nothing.
    case typeCheck

    /// What is taken off its times: a build of the same configuration with nothing to do, which is the package manager's own cost.
    public var overhead: Kind? {
      switch self {
      case .cleanDebug, .bodyEdit, .interfaceEdit: .null
      case .cleanRelease: .nullRelease
      case .null, .nullRelease, .testRun, .typeCheck: nil
      }
    }
  }

  /// What is built.
  public struct Target: Codable, Hashable, Sendable {
    public let module: String
    public let files: Int
    /// Lines with code, of all files.
    public let codeLines: Int
    /// The file whose function is changed, by its path in the module.
    public let editedFile: String

    /// Describes an architecture.
    public init(module: String, files: Int, codeLines: Int, editedFile: String) {
      self.module = module
      self.files = files
      self.codeLines = codeLines
      self.editedFile = editedFile
    }
  }

  /// One measurement, as it was taken.
  public struct Sample: Codable, Hashable, Sendable {
    public let module: String
    public let kind: Kind
    /// From the start of the process to its end.
    public let seconds: Double
    /// Of the process and all that it started, in seconds of one processor.
    public let processorSeconds: Double

    /// Describes a measurement.
    public init(module: String, kind: Kind, seconds: Double, processorSeconds: Double) {
      self.module = module
      self.kind = kind
      self.seconds = seconds
      self.processorSeconds = processorSeconds
    }
  }

  /// Everything once, in random order.
  public struct Round: Codable, Hashable, Sendable {
    /// One-minute load average when it began.
    public let load: Double?
    /// How many processors other programs, or other virtual machines of the host, kept busy during the round, on average.
    public let otherLoad: Double?
    /// In the order in which they were taken.
    public let samples: [Sample]

    /// Describes a round.
    public init(load: Double?, otherLoad: Double?, samples: [Sample]) {
      self.load = load
      self.otherLoad = otherLoad
      self.samples = samples
    }
  }

  /// The estimates of one architecture and kind, less the overhead: medians over the rounds with the interval of the median.
  public struct Row: Codable, Hashable, Sendable {
    public let module: String
    public let kind: Kind
    /// In seconds.
    public let time: Estimate
    /// In seconds of one processor.
    public let processorTime: Estimate

    /// Describes an architecture.
    public init(module: String, kind: Kind, time: Estimate, processorTime: Estimate) {
      self.module = module
      self.kind = kind
      self.time = time
      self.processorTime = processorTime
    }
  }

  /// Of the order in which measurements were taken.
  public var seed: String
  /// How many the compiler could use.
  public var cores: Int
  /// The version of Swift that built; `nil` where it is not known, as in documents of earlier versions.
  public var toolchain: String?
  /// In the order of the catalogue.
  public var targets: [Target]
  public var rounds: [Round]
  public var rows: [Row]
  public var published: [PublishedFigures]

  /// Gathers the rounds and what they come to.
  public init(
    seed: String, cores: Int, toolchain: String? = nil, targets: [Target], rounds: [Round],
    rows: [Row],
    published: [PublishedFigures]
  ) {
    self.seed = seed
    self.cores = cores
    self.toolchain = toolchain
    self.targets = targets
    self.rounds = rounds
    self.rows = rows
    self.published = published
  }
}
