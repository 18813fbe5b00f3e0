import BenchmarkKit

extension MetricID {
  package static let versions = MetricID("versions")
}

extension Run {
  package var versions: ComparedVersions? {
    get { self[ComparedVersions.self] }
    set { self[ComparedVersions.self] = newValue }
  }
}

extension ComparedVersions: RunSection {
  package static let id = MetricID.versions
  package static let title = "Two versions"
  package static let subjectKind: SubjectKind? = SubjectKind(
    heading: "Two versions of an app, compared", plural: "versions",
    toleratedDefects: "findings of this version, not failures", areDefectsDecisive: true)
  package static let explanation = """
    Exact for a given seed. The same random users drive both versions of an app: events are chosen
    from what the old version has on screen, and the new version receives the same ones. After each
    event, everything that a user sees is compared: the number of screens on each stack, titles, the
    alert, what can be touched, texts and values, links opened in other apps, refused requests, and
    how a session ends. A session is compared up to its first unexpected difference, because
    everything after it could be a consequence; texts that differ at launch do not end it.

    *Findings* are each version's own, without a comparison. *Objects alive* and *created* are
    counted only where the versions agree. *Created* includes closures and boxes, but no memory that
    Foundation allocates. Times are measured in copies of the process, in balanced orders and after
    three warm-ups. The control is a copy of the old version's module if the test names one, and
    otherwise a second run of the old version. Where the build of the test permits it, each launch
    runs the code in an order of its own; otherwise the intervals hold for this build alone, and a
    difference of about 1 % may be due to the order. Times and instructions include the search for
    the touched element. callgrind counts the instructions of up to five sessions.
    """

  package func tables(in run: Run) -> [Table] {
    var changed = findingsTable(
      "version-findings", "Findings that are gone or new", [.new, .gone, .known])
    changed?.isInOverview = true
    let unchanged = findingsTable("version-unchanged", "Findings of both versions", [.both])
    return [changed, unchanged, expectedTable, linesTable(in: run), objectsTable]
      .compactMap { $0 }
  }

  package func checks(in run: Run) -> [Check] {
    [Check(group: Self.id.rawValue, name: ComparedVersions.after)]
  }

  package func introduction(in run: Run) -> String? {
    let gone = changes.count { $0.kind == .gone }
    let new = changes.count { $0.kind == .new }
    return
      """
      each driven by \(sessions.counted("session")) of the same random users; \
      \(gone.counted("finding")) gone, \(new) new, \
      \(expected.count.counted("expected difference"))
      """
  }

  package func certainty(in run: Run) -> [String] {
    [
      """
      The versions were compared after \(Double(comparedEvents).grouped()) events of \
      \(sessions.counted("session")).
      """
    ]
  }

  package func reproduction(in run: Run) -> String? {
    "swift test --filter TEST\nbench compare-apps comparison.json"
  }

  /// The identifiers of the two versions.
  package static let before = "before"
  package static let after = "after"

  // MARK: Tables

  private func findingsTable(_ name: String, _ title: String, _ kinds: [Change.Kind]) -> Table? {
    let changes = changes.filter { kinds.contains($0.kind) }
    guard !changes.isEmpty else { return nil }
    return Table(
      name: name, title: title,
      columns: [
        .init("finding", .text), .init("change", .text), .init("sessions before"),
        .init("sessions after"),
      ],
      rows: changes.map { change in
        [
          .text(change.finding), .text(change.kind.rawValue), .integer(change.before),
          .integer(change.after),
        ]
      })
  }

  private var expectedTable: Table? {
    guard !expected.isEmpty else { return nil }
    return Table(
      name: "version-expected", title: "Expected differences",
      columns: [.init("difference", .text), .init("sessions")],
      rows: expected.map { [.text($0.difference), .integer($0.sessions)] })
  }

  private func linesTable(in run: Run) -> Table? {
    guard let files = run.linesOfCode?.files, !files.isEmpty else { return nil }
    func code(_ module: String, in folder: String?) -> Int {
      files.filter { $0.module == module && (folder == nil || $0.scene == folder) }
        .map(\.code).sum
    }
    let folders = Set(files.map(\.scene)).sorted()
    func row(_ name: String, _ folder: String?) -> [Table.Cell] {
      let (old, new) = (code(Self.before, in: folder), code(Self.after, in: folder))
      return [
        .text(name), .integer(old), .integer(new), .text("\(new > old ? "+" : "")\(new - old)"),
      ]
    }
    return Table(
      name: "version-lines", title: "Lines of code by folder",
      columns: [
        .init("folder", .text), .init("before"), .init("after"), .init("change", .text),
      ],
      rows: folders.map { row($0.isEmpty ? "(top)" : $0, $0) } + [row("Total", nil)], totals: 1)
  }

  private var objectsTable: Table? {
    guard !objects.isEmpty else { return nil }
    return Table(
      name: "version-objects", title: "Live objects that differ",
      columns: [.init("class", .text), .init("before"), .init("after")],
      rows: objects.map { row in
        [.text(row.type), .decimal(row.before, digits: 2), .decimal(row.after, digits: 2)]
      },
      notes: [
        "Mean numbers after an event where the versions agree. Names are shown without modules."
      ])
  }
}
