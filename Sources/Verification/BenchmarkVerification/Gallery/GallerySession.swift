import BenchmarkKit
import DefectGallery
import RandomUsers
import struct RandomUsers.Finding
import UserSessions

/// The simplest session that reproduces a defect found by random users.
package struct GallerySession {
  // If none of these users finds the defect, more users are unlikely to find it.
  private static let users = 200

  private let defect: Defect
  /// The user who found the defect, and the number of events; `nil` if no user found it.
  private let found: (user: Int, events: Int)?
  /// The finding in the simplest session; `nil` if no user found the defect.
  package let simplest: Finding?
  private let isReproduced: Bool
  private let isFixed: Bool

  /// Lets random users search for a defect, and shrinks the session in which it is found.
  ///
  /// The simplest session is replayed on the app with and without the defect.
  ///
  /// - Parameter replays: The maximum number of replays for shrinking.
  @MainActor package init(_ defect: Defect, replays: Int) throws {
    self.defect = defect
    let app = GalleryApp(defect)
    guard let first = try app.find(within: Self.users) else {
      (found, simplest, isReproduced, isFixed) = (nil, nil, false, false)
      return
    }
    let shrunk = try app.shrink(first.finding, replays: replays)
    found = (first.session + 1, first.finding.events.count)
    simplest = shrunk[0]
    // A second finding means that the first is flaky.
    isReproduced = try shrunk.count == 1 && app.shows(shrunk[0], isFixed: false)
    isFixed = try !app.shows(shrunk[0], isFixed: true)
  }

  /// The defect's identifier.
  package var id: String { defect.id }

  /// The simplest session as a file.
  package var file: SessionFile<EmptyStart>? { simplest.map(GalleryApp(defect).file) }

  fileprivate var row: [Table.Cell] {
    let head: [Table.Cell] = [.text(defect.id), .text(defect.verdict.rawValue)]
    guard let found, let simplest else {
      return head + .init(repeating: .empty, count: 3) + [.text("not found"), .empty]
    }
    return head + [
      .integer(found.user), .integer(found.events), .integer(simplest.events.count),
      .text(isReproduced ? "reproduced" : "NOT REPRODUCED"),
      .text(isFixed ? "clean" : "REPRODUCED"),
    ]
  }

  fileprivate var isRight: Bool { isReproduced && isFixed }
}

extension [GallerySession] {
  /// Throws unless every defect was found and is reproduced, and every fixed app is clean.
  package func check() throws(Failure) {
    let wrong = filter { !$0.isRight }.map(\.id)
    if !wrong.isEmpty { throw Failure(VerificationFailure.unshownDefects(wrong)) }
  }

  /// A table with one row per defect.
  ///
  /// - Parameter replays: The maximum number of replays for shrinking.
  package func table(replays: Int) -> Table {
    Table(
      name: "gallery-sessions", title: "The simplest sessions of the gallery's defects",
      columns: [
        .init("defect", .text), .init("verdict", .text), .init("found by user"), .init("events"),
        .init("simplest"), .init("replayed", .text), .init("fixed", .text),
      ], rows: map(\.row),
      notes: [
        """
        events: length of the random user's session. simplest: length of the simplest session \
        found in at most \(replays) replays.
        """,
        """
        replayed: whether the simplest session reproduces the defect. fixed: whether the app \
        without the defect is clean.
        """,
      ])
  }
}
