import BenchmarkKit
import ComparedApps
import Statistics

extension BuildTimes {
  /// The kinds of build that the article also measured.
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
              Table.Cell(ratio(of: figures.module, to: base.module, kind), digits: 2),
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

  package func withConclusions(in run: Run) -> BuildTimes {
    var times = self
    times.orders = orders ?? publishedOrders(run.subjects)
    return times
  }

  /// The orders of architectures by each kind of build that the article measured.
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
      The article measured the whole app in Xcode on a MacBook Pro (2019, eight cores), including \
      linking, assets and storyboards, so only the order can be compared.
      """,
      """
      Its 'average build time' without a preceding clean, 0.1 s for all, is compared with our \
      build without changes; the article does not state what had changed.
      """,
      """
      The article states neither the number of measurements nor their spread, so its order may be \
      due to chance.
      """,
    ]
  }
}
