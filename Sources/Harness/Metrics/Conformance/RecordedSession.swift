import BenchmarkKit
import ComparedApps
import Foundation
import UserSessions

/// Reads sessions from files.
package enum RecordedSession {
  /// The names of an app's session files in the checkout, sorted.
  package static func files(of app: any App) throws(Failure) -> [String] {
    var own: [String] = []
    for name in files where isSession(of: app, try header(path(name))) { own.append(name) }
    return own
  }

  private static var files: [String] {
    guard let folder = Checkout.current?.recordedSessions,
      let files = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    else { return [] }
    return files.filter { $0.hasSuffix(".json") }.sorted()
  }

  /// The path of a session file in the checkout.
  package static func path(_ name: String) -> String {
    Checkout.current?.recordedSessions.appendingPathComponent(name).path ?? name
  }

  package static func load<A: App>(_ path: String, of app: A) throws(Failure) -> Session<A.Model> {
    guard isSession(of: app, try header(path)) else {
      throw Failure(
        InputFailure.otherApp(
          path: path, found: try header(path).app ?? "another app", expected: "'\(app.id)'"))
    }
    let file: SessionFile<A.Model.Start> = try file(path)
    return file.session()
  }

  private static func isSession(of app: some App, _ header: SessionFileHeader) -> Bool {
    header.app.map { $0 == app.id } ?? app.isDefault
  }

  package static func header(_ path: String) throws(Failure) -> SessionFileHeader {
    let data = try Files.read(path)
    do {
      return try SessionFileHeader.read(data)
    } catch {
      throw failure(path, error)
    }
  }

  package static func file<Start>(_ path: String) throws(Failure) -> SessionFile<Start> {
    let data = try Files.read(path)
    do {
      return try SessionFile<Start>.read(data)
    } catch {
      throw failure(path, error)
    }
  }

  private static func failure(_ path: String, _ error: SessionFileError) -> Failure {
    Failure(
      .badInput,
      "'\(path)' is not a session file: \(error.problem). See Benchmarks/Sessions for examples.")
  }
}
