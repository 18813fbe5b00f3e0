import ArgumentParser
import BenchmarkMetrics
import FootballGatherReference
import UserSessions

/// The session for a command: one in a file, or a generated one.
struct SessionChoice: ParsableArguments {
  @Argument(help: "A session file; or give --seed and --index.", completion: .json)
  var file: String?
  @Option(help: "The seed of a generated session.")
  var seed: String?
  @Option(help: "The number of a generated session, from 0.")
  var index: Int?
  @Option(help: "How many events a generated session has.")
  var events = 100
  @Flag(help: "The number is that of a guided session.")
  var guided = false
  @Option(help: "The file of personas that a generated session was made with.", completion: .json)
  var personas: String?

  func validate() throws {
    let isGenerated = seed != nil && index != nil
    if (file != nil) == isGenerated || (seed != nil) != (index != nil) {
      throw ValidationError("expected either a session file, or both --seed and --index.")
    }
    if file != nil, personas != nil || guided {
      throw ValidationError("a session file has its events: leave out --personas and --guided.")
    }
    if events < 1 || index ?? 0 < 0 {
      throw ValidationError("--events must be 1 or more, and --index 0 or more.")
    }
  }

  /// The session's file, if it belongs to an app of the gallery.
  func galleryFile() throws(Failure) -> (app: GalleryApp, file: SessionFile<EmptyStart>)? {
    guard let file, let name = try RecordedSession.header(file).app else { return nil }
    let app = try GalleryApp(name, in: file)
    return (app, try RecordedSession.file(file))
  }

  /// The finding that the session was kept for, if its file contains one.
  func shownFinding() throws(Failure) -> ShownFinding? {
    guard let file else { return nil }
    return try RecordedSession.header(file).finding
  }

  /// The session of Football Gather.
  func session() throws(Failure) -> Session<FootballGatherModel> {
    if let file { return try RecordedSession.load(file) }
    guard let text = seed, let index else { throw Failure(.usage, "no session was named.") }
    let range = SessionRange(
      seed: try BenchmarkCLI.seed(text), first: index, count: 1, eventsPerSession: events,
      population: try Personas.load(personas), isGuided: guided)
    guard let session = range.sessions.first(where: { _ in true }) else {
      throw Failure(.usage, "no session was named.")
    }
    return session
  }
}

/// The deviation to apply to the reference model.
struct DeviationChoice: ParsableArguments {
  @Option(
    help:
      "Hold the app against a model with this deviation of published code, such as D05.",
    completion: .list(Deviation.allCases.map(\.rawValue)))
  var deviation: String?

  func validate() throws {
    if let deviation, Deviation(rawValue: deviation) == nil {
      throw ValidationError(
        unknownName("deviation", deviation, among: Deviation.allCases.map(\.rawValue)))
    }
  }

  var deviations: Set<Deviation> {
    Set(deviation.flatMap(Deviation.init(rawValue:)).map { [$0] } ?? [])
  }
}
