import ArgumentParser
import BenchmarkKit
import BenchmarkReports
import Foundation
import LineCounting
import PlatformInterfaces
import SourceAdaptation

/// Reports the modules, types and members that an app's sources use but this build does not offer.
struct CheckSources: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check-sources",
    abstract: "Find what is missing to build an app's sources.",
    discussion: """
      Reads Swift files, storyboards and xibs as one module, without compiling them. Reports \
      imported modules, types and members that neither the sources nor this build declare, with \
      the number of affected files and the remedy, and the errors of the plugin that adapts sources.

      The exit code is 1 if something is missing. Arguments are not checked, nor are members of \
      values whose type is not written nearby, or in files that import a package. The kind \
      'member?' marks a member that a package imported by another file may declare.

      Files in the folder that the Xcode project does not compile are named at the end.

      EXAMPLES
        bench check-sources MyApp
        bench check-sources MyApp --detail
        bench check-sources MyApp --format json > missing.json
      """.flowing)

  @Argument(
    help: "The folder of an app's sources, or Swift files.",
    completion: .file(extensions: ["swift"]))
  var paths: [String]
  @Flag(help: .detail) var detail = false
  @OptionGroup var output: OutputOptions<TableFormat>

  func run() throws {
    let inputs = try paths.flatMap(Self.inputs)
    let check = SourceCheck(inputs, platform: PlatformInterfaces.all)
    let problems = check.diagnostics.filter { $0.isError || detail }
    let tables =
      [missing(check)] + (detail ? [uses(check)] : [])
      + [self.problems(problems), imports(check, leftOut: leftOutNote(for: inputs))]
    let filled = tables.filter { !$0.rows.isEmpty }
    try output.deliver(filled)
    guard check.isClean else {
      throw Failure(
        CommandFailure.missing(check.missing.count, errors: problems.count(where: \.isError)))
    }
  }

  // MARK: Reading

  /// Folders of third-party code, which becomes separate modules.
  private static let foreignFolders: Set = ["Pods", "Carthage", "DerivedData", "SourcePackages"]

  private static func inputs(at path: String) throws(Failure) -> [Input] {
    let tree: SourceTree
    do {
      tree = try SourceTree(at: path)
    } catch {
      throw Failure(.badInput, error)
    }
    guard FileKind(ofTargetOf: path) == .folder else { return [try input(at: path)] }
    let files = tree.files.map(\.relativePath) + interfaces(below: path)
    var inputs: [Input] = []
    for file in files {
      let parts = file.split(separator: "/").map(String.init)
      guard foreignFolders.isDisjoint(with: parts), parts.last != "Package.swift" else { continue }
      inputs.append(try input(at: path + (path.hasSuffix("/") ? "" : "/") + file))
    }
    return inputs
  }

  private static func interfaces(below folder: String) -> [String] {
    let walk = FileManager.default.enumerator(atPath: folder)
    let files = (walk?.allObjects ?? []).compactMap { $0 as? String }
    return files.filter { file in
      [".storyboard", ".xib"].contains(where: file.hasSuffix) && !"/\(file)".contains("/.")
    }.sorted()
  }

  private static func input(at path: String) throws(Failure) -> Input {
    Input(path: path, text: String(decoding: try Files.read(path), as: UTF8.self))
  }

  // MARK: The Xcode project

  /// A note on files in the folder that Xcode does not compile, so that they need not compile here.
  private func leftOutNote(for inputs: [Input]) -> String? {
    guard let path = paths.first else { return nil }
    var folder = URL(filePath: path).standardizedFileURL
    while folder.pathComponents.count > 1 {
      for project in Self.projects(in: folder) {
        let file = project.appending(path: "project.pbxproj")
        guard let text = try? String(contentsOf: file, encoding: .utf8),
          let leftOut = XcodeProject(text).leftOut(of: inputs)
        else { continue }
        return note(on: leftOut.map { shown($0.path) }, project.lastPathComponent)
      }
      folder.deleteLastPathComponent()
    }
    return nil
  }

  private static func projects(in folder: URL) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".xcodeproj") }.sorted().map { folder.appending(path: $0) }
  }

  private func note(on files: [String], _ project: String) -> String? {
    guard !files.isEmpty else { return nil }
    let listed = detail ? files : Array(files.prefix(3))
    let rest = files.count - listed.count
    return "\(project) does not compile \(files.count.counted("file")) of this folder; exclude: "
      + listed.joined(separator: ", ") + (rest > 0 ? " and \(rest) more (--detail)" : "") + "."
  }

  // MARK: Tables

  /// The path to show: relative to the folder, if only one was given.
  private func shown(_ path: String) -> String {
    guard let folder = paths.first, paths.count == 1, path.hasPrefix(folder), path != folder else {
      return path
    }
    return String(path.dropFirst(folder.count).drop { $0 == "/" })
  }

  private func missing(_ check: SourceCheck) -> Table {
    Table(
      name: "missing", title: "Missing names, by number of affected files",
      columns: [
        .init("missing", .text), .init("kind", .text), .init("files"), .init("uses"),
        .init("first use", .text), .init("what to do", .text),
      ],
      rows: check.missing.map { missing in
        let first = missing.places.first.map { "\(shown($0.path)):\($0.line)" } ?? ""
        return [
          .text(missing.name), .text(missing.kind.rawValue), .integer(missing.files),
          .integer(missing.places.count), .text(first), .text(missing.remedy),
        ]
      })
  }

  private func uses(_ check: SourceCheck) -> Table {
    let uses = check.missing.flatMap(\.places).sorted {
      ($0.path, $0.line, $0.name) < ($1.path, $1.line, $1.name)
    }
    return Table(
      name: "uses", title: "Uses of missing names",
      columns: [.init("file", .text), .init("line"), .init("missing", .text)],
      rows: uses.map { [.text(shown($0.path)), .integer($0.line), .text($0.name)] })
  }

  private func problems(_ diagnostics: [SourceAdaptation.Diagnostic]) -> Table {
    Table(
      name: "adaptation", title: "Problems found while adapting the sources",
      columns: [
        .init("file", .text), .init("line"), .init("severity", .text), .init("problem", .text),
      ],
      rows: diagnostics.map {
        [
          .text(shown($0.path)), .integer($0.line), .text($0.isError ? "error" : "warning"),
          .text($0.problem.message),
        ]
      })
  }

  private func imports(_ check: SourceCheck, leftOut: String?) -> Table {
    Table(
      name: "imports", title: "Imports",
      columns: [.init("module", .text), .init("files"), .init("source", .text)],
      rows: check.imports.map { [.text($0.module), .integer($0.files), .text($0.source)] },
      notes: [
        check.isClean ? "Found nothing missing in \(check.files.counted("file"))." : nil, leftOut,
      ].compactMap(\.self))
  }
}
