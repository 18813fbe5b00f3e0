import FootballGatherReference
import Foundation
import UserSessions

/// Reads sessions from files.
enum RecordedSession {
  /// The names of the checkout's session files, sorted.
  static var files: [String] {
    guard let folder = Checkout.current?.recordedSessions,
      let files = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    else { return [] }
    return files.filter { $0.hasSuffix(".json") }.sorted()
  }

  /// The path of a session file in the checkout.
  static func path(_ name: String) -> String {
    Checkout.current?.recordedSessions.appendingPathComponent(name).path ?? name
  }

  static func load(_ path: String) throws(Failure) -> Session<FootballGatherModel> {
    if let app = try header(path).app {
      throw Failure(
        .badInput, "'\(path)' is a session of '\(app)', expected one of Football Gather.")
    }
    let file: SessionFile<FootballGatherModel.Start> = try file(path)
    return file.session()
  }

  static func header(_ path: String) throws(Failure) -> SessionFileHeader {
    let data = try Files.read(path)
    do {
      return try SessionFileHeader.read(data)
    } catch {
      throw failure(path, error)
    }
  }

  static func file<Start>(_ path: String) throws(Failure) -> SessionFile<Start> {
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
