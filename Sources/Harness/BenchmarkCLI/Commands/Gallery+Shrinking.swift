import BenchmarkKit
import BenchmarkMetrics
import BenchmarkReports
import DefectGallery
import Foundation
import RandomUsers
import UserSessions

// The full path of a finding: found by random users, isolated in a process, shrunk, stored,
// replayed.
extension Gallery {
  // A user who has found nothing by then is unlikely to find it at all.
  private static let users = 200

  @MainActor func shrinkFound() throws {
    let faults = try defect.map { [try named($0)] } ?? DefectGallery.defects
    let folder = save.map { URL(given: $0) }
    if let folder { try Files.prepare(folder) }
    var rows: [[Table.Cell]] = []
    var wrong: [String] = []
    for fault in faults {
      if !output.isSilent { note("\(fault)") }
      let app = GalleryApp(fault)
      guard let found = try app.find(within: Self.users) else {
        rows.append(
          [.text(fault.id), .text(fault.verdict.rawValue)] + .init(repeating: .empty, count: 3) + [
            .text("not found"), .empty,
          ])
        wrong.append(fault.id)
        continue
      }
      let shrunk = try app.shrink(found.finding, replays: shrinkBudget)
      let simplest = shrunk[0]
      let isShown = try app.shows(simplest, isMended: false)
      let isMended = try !app.shows(simplest, isMended: true)
      if let folder {
        try Files.write(
          try app.file(simplest).data(), to: folder.appendingPathComponent(fault.id + ".json"))
      }
      if faults.count == 1 { BenchmarkKit.output("\(simplest)\n\n") }
      if shrunk.count > 1 || !isShown || !isMended { wrong.append(fault.id) }
      rows.append([
        .text(fault.id), .text(fault.verdict.rawValue), .integer(found.session + 1),
        .integer(found.finding.events.count), .integer(simplest.events.count),
        .text(isShown ? "shown" : "NOT SHOWN"), .text(isMended ? "clean" : "SHOWN"),
      ])
    }
    try output.deliver([table(ofShrunk: rows)])
    if !wrong.isEmpty {
      throw Failure(
        .checkFailed, "not found, or not shown again: \(wrong.joined(separator: ", ")).")
    }
  }

  private func table(ofShrunk rows: [[Table.Cell]]) -> Table {
    Table(
      name: "gallery-sessions", title: "The simplest sessions of the gallery's defects",
      columns: [
        .init("defect", .text), .init("verdict", .text), .init("found by user"), .init("events"),
        .init("simplest"), .init("replayed", .text), .init("fixed", .text),
      ], rows: rows,
      notes: [
        "events: of the random user's session; simplest: after at most \(shrinkBudget) replays.",
        "replayed: whether the simplest session shows it again; fixed: whether the app without the defect is clean.",
      ])
  }
}
