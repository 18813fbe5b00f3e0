@testable import BenchmarkKit
@testable import BenchmarkMetrics
import BenchmarkReports
import Statistics
import Testing

@Suite("Overview") struct OverviewTests {
  private typealias Sample = SampleSubject

  private func run(_ samples: [Sample]) -> Run {
    var run = Run(of: samples)
    run.leaks = Leaks(
      sessions: 10,
      rows: samples.filter { $0.abandoned > 0 }.map {
        .init(subject: $0.name, type: "Coordinator", abandoned: $0.abandoned)
      }, defects: [])
    return run.withConclusions
  }

  private let samples = [
    Sample(name: "Plain", lines: 90, time: 1...1),
    Sample(name: "Leaky", lines: 50, time: 0.5...0.6, abandoned: 25),
    Sample(name: "Small", lines: 80, time: 1.2...1.4),
    Sample(name: "Tiny", lines: 70, time: 1.3...1.5),
  ]

  @Test("a brief report has a row per subject, those with defects last, and the conclusions")
  func brief() {
    let report = ConsoleReport(isBrief: true).render(run(samples))

    #expect(
      report.split(separator: "\n\n").dropFirst().joined(separator: "\n\n") == """
        Overview
        subject  code lines         time ratio  left behind
        ───────────────────────────────────────────────────
        ✓ Tiny           70  1.40 [1.30, 1.50]            0
        ✓ Small          80  1.30 [1.20, 1.40]            0
        ✓ Plain          90               1.00            0
        ✗ Leaky          50  0.55 [0.50, 0.60]          2.5
          time ratio: time per event, relative to Plain; 95 % interval.
          left behind: objects per session, still alive after their screen has gone.

        ✓ No defects in Tiny, Small, Plain: no object released early, no object left behind.
        ✗ Leaky: 2.5 objects left behind per session.
        Lowest among those without defects: Tiny in code lines; Plain in time ratio.

        """)
  }

  @Test("the lowest value is marked if it is not resolved from another subject's")
  func unresolved() {
    let report = ConsoleReport(isBrief: true).render(
      run([samples[0], Sample(name: "Other", lines: 100, time: 0.97...1.02)]))

    #expect(
      report.contains(
        """
        Lowest among those without defects: Plain in code lines; Other in time ratio (not \
        resolved from Plain).
        """))
  }

  @Test("if only one subject is free of defects, none of its values is called the lowest")
  func nothingToCompare() {
    let two = HTMLReport().render(run(Array(samples.prefix(2))))
    let all = HTMLReport().render(run(samples))

    #expect(!two.contains(#" best""#) && all.contains(#" best""#))
  }

  @Test("a subject with defects is marked defective, whatever its costs")
  func defective() {
    let standings = run(samples).conclusions?.standings.map(\.position)

    #expect(standings == [.notDominated, .defective, .notResolved, .notDominated])
  }

  @Test("rare defects are not rounded to zero")
  func rare() {
    var run = run(samples)
    run.leaks = Leaks(
      sessions: 1000, rows: [.init(subject: "Leaky", type: "Coordinator", abandoned: 1)],
      defects: [])

    let report = ConsoleReport(isBrief: true).render(run)

    #expect(report.contains("✗ Leaky: under 0.1 objects left behind per session."))
  }

  @Test("the console, Markdown and HTML reports begin with the overview")
  func everywhere() {
    let run = run(samples)
    let reports = [
      ConsoleReport().render(run), MarkdownReport().render(run), HTMLReport().render(run),
    ]

    for report in reports {
      let beginning = report.prefix { $0 != "✗" }
      #expect(report.contains("✗ Leaky") && report.contains("Scorecard"))
      #expect(!beginning.contains("Scorecard"))
    }
  }

  @Test("all subjects with the same lowest cost are named")
  func ties() {
    let report = ConsoleReport(isBrief: true).render(
      run([samples[0], Sample(name: "Twin", lines: 90, time: 2...2)]))

    #expect(report.contains("Lowest among those without defects: Plain, Twin in code lines;"))
  }

  @Test("a run without correctness metrics calls no subject free of defects")
  func unchecked() {
    var run = run(samples)
    run.leaks = nil

    let report = ConsoleReport(isBrief: true).render(run)

    #expect(!report.contains("✓") && !report.contains("defect"))
    #expect(report.contains("\nLowest: Leaky in code lines; Leaky in time ratio."))
  }

  @Test("a run of one subject has conclusions but no table")
  func alone() {
    let report = ConsoleReport(isBrief: true).render(run([samples[1]]))

    #expect(!report.contains("Overview"))
    #expect(report.contains("✗ Leaky: 2.5 objects left behind per session."))
  }

  @Test("a subject with defects is shown with the references that hold its objects")
  func holders() {
    var run = run(samples)
    run.leaks?.defects = ["Parent.children", "Router.stack"].enumerated().map { place, reference in
      .init(
        subject: "Leaky", fingerprint: "\(place)", suspects: [reference], type: "Coordinator",
        text: "", drawing: ["╰→ Coordinator"], root: "", cycle: [], path: [],
        objects: [.init(verdict: .abandoned, type: "Coordinator", count: 10 + place)],
        sessions: 5, replay: "bench replay", event: 0)
    }

    let report = ConsoleReport(isBrief: true).render(run)
    let page = PageOutline(HTMLReport().render(run))

    #expect(
      report.contains(
        "✗ Leaky: 2.5 objects left behind per session, held by Router.stack and 1 other."))
    #expect(
      page.all("figcaption").first?.text == "Largest leak, in Leaky: 11 abandoned, in 5 sessions")
  }

  @Test("the cost of coordinators is relative to the architecture without them")
  func coordinators() {
    var run = run(samples)
    run.subjects[2] = Subject(
      id: "Small", module: "Small", summary: "", source: "", parent: "Plain")
    run.linesOfCode?.files.append(
      .init(
        module: "Small", scene: "S", role: "Coordinators", name: "G", physical: 15, code: 15,
        comment: 0, blank: 0))

    let report = ConsoleReport(isBrief: true).render(run)

    #expect(
      report.contains(
        "Cost of coordinators: Small over Plain +5 code lines, +30 % time [20, 40].\n"))
  }

  @Test("the headings of the overview link to the sections of the page")
  func sections() {
    let page = PageOutline(HTMLReport().render(run(samples)))

    let links = page.all("a").filter { $0.path.contains("thead") }
      .compactMap { $0.attributes["href"] }.filter { !$0.hasPrefix("#term-") }
    #expect(links == ["#linesOfCode", "#dispatch", "#leaks"])
  }
}
