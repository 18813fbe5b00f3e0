import BenchmarkKit
import Statistics

extension NavigationRequests: RunSection {
  package static let id = MetricID("navigationRequests")
  package static let title = "Navigation requests"
  package static let figures = [
    Figure(
      "navigationRequests", title: "navigation requests per event", heading: "requests/event",
      digits: 3,
      comparison: .counts { run, subject in
        row(run, subject).map {
          .init(
            work: run.campaign + ["\($0.sessions)"],
            values: ["navigation requests": Double($0.requests)])
        }
      }
    ) { run, subject in row(run, subject).map { Estimate(exact: $0.perEvent) } }
  ]

  private static func row(_ run: Run, _ subject: Subject) -> Row? {
    run[NavigationRequests.self]?.rows.first { $0.subject == subject.id }
  }

  package func tables(in run: Run) -> [Table] {
    [
      Table(
        name: "navigation-requests", title: "Navigation requests (exact)",
        columns: [
          .init("subject", .text), .init("sessions"), .init("events"), .init("requests"),
          .init("requests/event"),
        ],
        rows: rows.map { row in
          [
            .text(row.subject), .integer(row.sessions),
            .integer(row.events), .integer(row.requests), .decimal(row.perEvent, digits: 3),
          ]
        },
        notes: ["From the first event to the last; the launch of the app is excluded."])
    ]
  }
}

extension NavigationRequests.Row {
  fileprivate var perEvent: Double { Double(requests) / Double(max(1, events)) }
}
