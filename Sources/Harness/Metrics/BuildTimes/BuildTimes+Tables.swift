import BenchmarkKit
import Statistics

extension BuildTimes {
  /// Wall-clock and processor times, times per thousand lines, and comparisons with published ones.
  package func tables(_ subjects: [Subject]) -> [Table] {
    guard !rows.isEmpty else { return [] }
    return [
      times(subjects), processorTimes(subjects), perThousandLines(subjects), comparison(subjects),
      order,
    ].compactMap { $0 }
  }

  /// All individual measurements, including the overhead.
  func samples(_ subjects: [Subject]) -> Table {
    Table(
      name: "build-samples", title: "Individual build measurements",
      columns: [
        .init("round"), .init("architecture", .text), .init("build", .text), .init("seconds"),
        .init("processor seconds"), .init("load at start"), .init("load of others"),
      ],
      rows: rounds.enumerated().flatMap { number, round in
        round.samples.map { sample in
          [
            .integer(number + 1), .text(subjects.architecture(of: sample.module)),
            .text(sample.kind.title), .decimal(sample.seconds, digits: 4),
            .decimal(sample.processorSeconds, digits: 4), .load(round.load),
            .load(round.otherLoad),
          ]
        }
      })
  }

  func row(_ module: String, _ kind: Kind) -> Row? {
    rows.first { $0.module == module && $0.kind == kind }
  }

  private func times(_ subjects: [Subject]) -> Table {
    table(
      "build-times", "Build times in seconds, on \(cores) cores", subjects, notes: timeNotes
    ) { Table.Cell($0?.time, digits: 2) }
  }

  private func processorTimes(_ subjects: [Subject]) -> Table {
    table(
      "build-times-processor", "Processor time of builds in seconds", subjects,
      notes: [
        "The sum over all processes of a build. Other programs affect it less than wall-clock time."
      ]
    ) { Table.Cell($0?.processorTime, digits: 2) }
  }

  private func table(
    _ name: String, _ title: String, _ subjects: [Subject], notes: [String],
    _ cell: (Row?) -> Table.Cell
  ) -> Table {
    Table(
      name: name, title: title,
      columns: [.init("build", .text)]
        + targets.map { .init(subjects.architecture(of: $0.module), .estimate) },
      rows: Kind.allCases.map { kind in
        [.text(kind.title)] + targets.map { cell(row($0.module, kind)) }
      }, notes: notes)
  }

  private var timeNotes: [String] {
    let loads = rounds.compactMap(\.otherLoad)
    let busiest =
      loads.max().map { "; other programs used at most \($0.fixed(2)) processors" } ?? ""
    let compiler = toolchain.map { ["Built by Swift \($0)."] } ?? []
    return compiler + [
      """
      Medians over \(rounds.count) rounds in random order, with intervals \
      \(IntervalScope.builds)\(busiest).
      """ + (rounds.count < 6 ? " Fewer than 6 rounds give no intervals." : ""),
      """
      clean: only the architecture's own products are removed; those of the shared modules and the \
      compiler's cache are kept.
      """,
      """
      body edit: a statement is added to \
      \(targets.map { "\($0.module)'s \($0.editedFile)" }.joined(separator: ", ")).
      """,
      """
      interface edit: a public function of the shared screens is renamed; their module is rebuilt, \
      too.
      """,
      """
      The time of a build without changes in the same round, which is the package manager's own \
      overhead, is subtracted from clean builds and edits.
      """,
      """
      tests: the unit tests are built and run after removing their products and the \
      architecture's.
      """,
    ]
  }

  private func perThousandLines(_ subjects: [Subject]) -> Table {
    let kinds: [Kind] = [.cleanDebug, .cleanRelease, .typeCheck]
    return Table(
      name: "build-times-per-line", title: "Build times per thousand lines of code, in seconds",
      columns: [.init("architecture", .text), .init("files"), .init("code lines")]
        + kinds.flatMap { [.init($0.title), .init("\($0.title), processor")] },
      rows: targets.map { target in
        func perThousand(_ estimate: Estimate?) -> Table.Cell {
          guard let estimate, target.codeLines > 0 else { return .empty }
          return .decimal(estimate.value / Double(target.codeLines) * 1000, digits: 2)
        }
        return [
          .text(subjects.architecture(of: target.module)), .integer(target.files),
          .integer(target.codeLines),
        ]
          + kinds.flatMap { kind in
            let row = row(target.module, kind)
            return [perThousand(row?.time), perThousand(row?.processorTime)]
          }
      }, notes: ["Only the architecture's own lines are counted."])
  }
}

extension BuildTimes.Kind {
  /// The name in tables.
  var title: String {
    switch self {
    case .cleanDebug: "clean, debug"
    case .cleanRelease: "clean, release"
    case .bodyEdit: "body edit"
    case .interfaceEdit: "interface edit"
    case .null: "no changes"
    case .nullRelease: "no changes, release"
    case .testRun: "tests, clean"
    case .typeCheck: "type check"
    }
  }
}

extension Table.Cell {
  fileprivate static func load(_ value: Double?) -> Table.Cell {
    value.map { .decimal($0, digits: 2) } ?? .empty
  }
}
