import BenchmarkKit
import ComparedApps
import Statistics

extension BuildTimes {
  /// The kinds of build with published times.
  private static let compared: [(kind: Kind, published: @Sendable (PublishedResults) -> Double)] = [
    (.cleanDebug, { $0.cleanBuild }), (.null, { $0.build }), (.testRun, { $0.testRun }),
  ]

  /// Measured and published times, each also as a ratio to the first architecture.
  func comparison(_ subjects: [Subject]) -> Table? {
    guard let base = published.first else { return nil }
    let kinds = Self.compared
    return Table(
      name: "build-times-published", title: "Measured and published build times, in seconds",
      columns: [.init("architecture", .text), .init("published name", .text)]
        + kinds.flatMap { kind, _ -> [Table.Column] in
          [
            .init(kind.title, .estimate),
            .init("ratio to \(base.architecture)", .estimate, of: kind.title),
            .init("published", of: kind.title), .init("published ratio", of: kind.title),
          ]
        },
      rows: published.map { figures in
        [.text(subjects.architecture(of: figures.module)), .text(figures.architecture)]
          + kinds.flatMap { kind, theirs -> [Table.Cell] in
            [
              Table.Cell(row(figures.module, kind)?.time, digits: 2),
              Table.Cell(ratio(of: figures.module, kind), digits: 2),
              .decimal(theirs(figures), digits: 2),
              .decimal(theirs(figures) / theirs(base), digits: 2),
            ]
          }
      }, notes: publishedNotes)
  }

  /// The ratio of two modules' times, paired by round: the median of the rounds' ratios.
  ///
  /// Anything that slows down a whole round cancels out. There is no interval with fewer than six
  /// rounds.
  package func ratio(of module: String, to base: String, _ kind: Kind) -> Estimate? {
    if module == base {
      return Estimate(value: 1, lower: nil, upper: nil, confidence: nil, count: rounds.count)
    }
    let ratios = rounds.compactMap { round -> Double? in
      guard let time = round.measurement(module, kind)?.seconds,
        let baseTime = round.measurement(base, kind)?.seconds, baseTime > 0
      else { return nil }
      return time / baseTime
    }
    return ratios.isEmpty ? nil : try? Statistics.Sample(ratios).median(confidence: 0.95)
  }

  private func ratio(of module: String, _ kind: Kind) -> Estimate? {
    ratios?.first { $0.module == module && $0.kind == kind }?.value
  }

  package func withConclusions(in run: Run) -> BuildTimes {
    var times = self
    times.orders = orders ?? publishedOrders(run.subjects)
    times.ratios = ratios ?? publishedRatios
    return times
  }

  /// The ratios to the first architecture with published results, by each kind of build with
  /// published times.
  private var publishedRatios: [Ratio] {
    guard let base = published.first?.module else { return [] }
    return published.flatMap { figures in
      Self.compared.compactMap { kind, _ in
        ratio(of: figures.module, to: base, kind).map {
          Ratio(module: figures.module, kind: kind, value: $0)
        }
      }
    }
  }

  /// The orders of architectures by each kind of build with published times.
  private func publishedOrders(_ subjects: [Subject]) -> [PublishedOrder] {
    Self.compared.map { kind, theirs in
      PublishedOrder(
        figure: kind.title,
        entries: published.compactMap { figures in
          row(figures.module, kind).map {
            .init(
              subjects.architecture(of: figures.module), $0.time, published: theirs(figures))
          }
        })
    }
  }

  /// The order of the architectures by build time, compared with the published order.
  var order: Table? {
    (orders ?? []).table(
      name: "build-times-order", title: "Build times: the published order and ours",
      notes: [
        """
        From shortest to longest. Our times tie when their intervals overlap; fewer than 6 rounds \
        give no intervals.
        """
      ])
  }

  private var publishedNotes: [String] {
    [
      "Ratios are paired by round; each is the median of the rounds' ratios, with its interval.",
      """
      The published times are of the whole app in Xcode on a Mac, including linking, assets and \
      storyboards, so only the order can be compared. Neither the number of measurements nor their \
      spread was published, so that order may be due to chance.
      """,
      """
      A published build time without a preceding clean is compared with our build without changes, \
      whatever had changed.
      """,
    ]
  }
}
