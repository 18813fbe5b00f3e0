import BenchmarkKit
import BenchmarkCampaign
import ArgumentParser
import BenchmarkMetrics
import BenchmarkVerification
import ComparedApps
import RegisteredApps
import UserSessions

/// The options that select a session: one in a file, or a generated one.
struct SessionChoice: ParsableArguments {
  @Argument(help: "A session file; or use --seed and --index.", completion: .json)
  var file: String?
  @Option(help: .seed) var seed: String?
  @Option(help: "The index of a generated session, from 0.")
  var index: Int?
  @Option(help: .events) var events = 100
  @Flag(help: "Generate one of the seed's coverage-guided sessions.")
  var guided = false
  @Option(help: .personas, completion: .json) var personas: String?
  @OptionGroup var app: AppOption

  func validate() throws {
    let isGenerated = seed != nil && index != nil
    if (file != nil) == isGenerated || (seed != nil) != (index != nil) {
      throw ValidationError(.noSession)
    }
    if file != nil {
      try OptionProblem.check(
        "a session file", excludes: ["--personas": personas != nil, "--guided": guided])
    }
    try OptionProblem.check("--events", events, atLeast: 1)
    try OptionProblem.check("--index", index, atLeast: 0)
  }

  /// The gallery's app and its session file; `nil` if the session belongs to no such app.
  func galleryFile() throws(Failure) -> (app: GalleryApp, file: SessionFile<EmptyStart>)? {
    guard let file, let name = try RecordedSession.header(file).app, Apps.named(name) == nil else {
      return nil
    }
    let app = try GalleryApp(name, in: file)
    return (app, try RecordedSession.file(file))
  }

  /// The finding for which the session was stored, if its file contains one.
  func shownFinding() throws(Failure) -> ShownFinding? {
    guard let file else { return nil }
    return try RecordedSession.header(file).finding
  }

  /// The app of the session.
  func chosenApp() throws(Failure) -> any App {
    guard let file else { return app.chosen }
    let own = try Apps.stored(RecordedSession.header(file).app)
    if app.app != nil, own.id != app.chosen.id {
      throw Failure(
        InputFailure.otherApp(path: file, found: own.id, expected: "'\(app.chosen.id)'"))
    }
    return own
  }

  /// The selected session of the given app.
  func session<A: App>(of app: A) throws(Failure) -> Session<A.Model> {
    if let file { return try RecordedSession.load(file, of: app) }
    guard let seed, let index,
      let session = SessionRange(
        seed: try BenchmarkKit.seed(seed), first: index, count: 1, eventsPerSession: events,
        population: try Personas.load(personas), isGuided: guided
      ).session(of: app)
    else { throw Failure(.usage, ValidationError(.noSession)) }
    return session
  }
}

/// The option that selects a deviation to apply to the reference model.
struct DeviationChoice: ParsableArguments {
  @Option(
    help:
      "Apply this deviation of published code, such as D05, to the reference model.",
    completion: .list(Apps.all.flatMap(\.deviations)))
  var deviation: String?

  func validate() throws {
    let known = Apps.all.flatMap(\.deviations)
    if let deviation, !known.contains(deviation) {
      throw ValidationError(.unknown("deviation", deviation, among: known))
    }
  }

  var deviations: Set<String> { Set(deviation.map { [$0] } ?? []) }
}
