import BenchmarkKit
import ArgumentParser
import ComparedApps
import RegisteredApps

/// The app whose architectures are the subjects.
struct AppOption: ParsableArguments {
  @Option(
    help: "The app, by a name from 'bench list apps'; defaults to the first.",
    completion: .list(Apps.all.map(\.id)))
  var app: String?

  func validate() throws {
    if let app, Apps.named(app) == nil {
      throw ValidationError(.unknown("app", app, among: Apps.all.map(\.id)))
    }
  }

  /// The chosen app.
  var chosen: any App { app.flatMap(Apps.named) ?? Apps.standard }

  /// The subjects of the chosen app.
  var subjects: Subjects { Subjects(chosen) }
}

extension Apps {
  /// The app of a stored document.
  static func stored(_ id: String?) throws(Failure) -> any App {
    guard let id else { return standard }
    guard let app = named(id) else {
      throw Failure(CommandFailure.unknownApp(id, known: all.map(\.id)))
    }
    return app
  }
}
