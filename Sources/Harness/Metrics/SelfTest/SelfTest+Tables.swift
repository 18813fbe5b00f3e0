import BenchmarkKit

extension SelfTest {
  /// The requirements, followed by the results of each part.
  var tables: [Table] {
    var tables = [requirementTable]
    if let certifiedValues { tables += digitTables(certifiedValues) }
    if let simulation { tables += [coverageTable(simulation), falseClaimTable(simulation)] }
    if let copies { tables += [pairTable(copies), shiftTable(copies)] }
    if let delays { tables.append(table(delays)) }
    if let repeats { tables.append(table(repeats)) }
    if let agreement { tables.append(table(agreement)) }
    return tables
  }

  private var requirementTable: Table {
    var notes = [
      """
      not claimed: the part was too short to check the requirement, or ran the code in only one \
      order.
      """
    ]
    if let cost = statisticsCost {
      notes.append(
        """
        Estimates, comparisons and warnings took \(cost.seconds.fixed(3)) s; the timed sessions of \
        the launches took \(cost.launchSeconds.fixed(1)) s.
        """)
    }
    return Table(
      name: "self-test", title: "Requirements of the comparison method",
      columns: [.init("requirement", .text), .init("result", .text), .init("status", .text)],
      rows: requirements.map {
        [.text($0.demand), .text($0.finding), .text($0.status.rawValue)]
      }, notes: notes)
  }

  // MARK: NIST

  /// Every certified value and the computed one.
  var details: Table? {
    certifiedValues.map { values in
      Table(
        name: "nist-values", title: "NIST's certified values",
        columns: [
          .init("set", .text), .init("value", .text), .init("certified", .text),
          .init("computed", .text), .init("digits"), .init("attainable"), .init("reached", .text),
        ],
        rows: values.map {
          [
            .text($0.set), .text($0.name), .text("\($0.certified)"), .text("\($0.computed)"),
            .decimal($0.digits, digits: 1), .decimal($0.attainable, digits: 1),
            .text($0.isReached ? "yes" : "NO"),
          ]
        })
    }
  }

  private func digitTables(_ values: [CertifiedValue]) -> [Table] {
    // Sets with the same quantities share a table.
    var groups: [(quantities: [String], sets: [String])] = []
    for set in values.map(\.set).uniqued {
      let quantities = values.filter { $0.set == set }.map(\.quantity).uniqued
      if groups.last?.quantities == quantities {
        groups[groups.count - 1].sets.append(set)
      } else {
        groups.append((quantities, [set]))
      }
    }
    return groups.map { group in
      Table(
        name: "nist-\(group.quantities[0])",
        title:
          "Correct digits on NIST's reference sets: \(group.quantities.joined(separator: ", "))",
        columns: [.init("set", .text)] + group.quantities.map { .init($0) },
        rows: group.sets.map { set in
          [.text(set)]
            + group.quantities.map { quantity in
              cell(values.filter { $0.set == set && $0.quantity == quantity })
            }
        },
        notes: [
          """
          The number of correct decimal digits (at most 15) of the least accurate value of each \
          set, and the number that GSL 2.7.1 reaches on x86-64. A shortfall of up to half a digit \
          is tolerated.
          """,
          "For certified values of zero, correct decimal places are counted instead.",
        ])
    }
  }

  private func cell(_ values: [CertifiedValue]) -> Table.Cell {
    guard let worst = values.min(by: { $0.digits - $0.attainable < $1.digits - $1.attainable })
    else { return .empty }
    let text = "\(worst.digits.fixed(1)) of \(worst.attainable.fixed(1))"
    return .text(values.allSatisfy(\.isReached) ? text : text + " MISSED")
  }

  // MARK: Simulation

  private func coverageTable(_ simulation: Simulation) -> Table {
    Table(
      name: "simulated-coverage", title: "Simulated coverage of 95 % intervals",
      columns: [
        .init("scatter", .text), .init("launches"), .init("target ±%"), .init("mean launches"),
        .init("coverage %", .estimate), .init("half-width %"), .init("runs"),
      ],
      rows: simulation.coverage.map {
        [
          .text($0.scatter), .integer($0.launches),
          $0.precision.map { .decimal($0 * 100, digits: 1) } ?? .empty,
          .decimal($0.meanLaunches, digits: 1), .percent($0.rate),
          .decimal($0.halfWidth * 100, digits: 2), .integer($0.rate.trials),
        ]
      },
      notes: [
        """
        Simulated launches of \(simulation.sessionsPerLaunch) sessions from seed \
        \(simulation.seed), evaluated with the same functions as a run. Brackets enclose 95 % \
        intervals, given the number of simulated runs.
        """,
        """
        A pair's log ratio has a standard deviation of 1 % between launches and of 2 % between \
        sessions.
        """,
        "target: launches are added until the interval is this narrow, as with --until.",
      ])
  }

  private func falseClaimTable(_ simulation: Simulation) -> Table {
    Table(
      name: "simulated-false-claims",
      title: "False positives in simulated runs without differences",
      columns: [
        .init("scatter", .text), .init("launches"), .init("pairs"),
        .init("different %", .estimate), .init("p (Holm) below 0.05, %", .estimate),
        .init("joint interval excludes 1, %", .estimate), .init("runs"),
      ],
      rows: simulation.falseClaims.map {
        [
          .text($0.scatter), .integer($0.launches), .integer($0.pairs), .percent($0.different),
          .percent($0.significant), .percent($0.excluded), .integer($0.different.trials),
        ]
      })
  }
}
