import BenchmarkKit
import ComparedApps
import Testing
import UIKit
import UserSessions

@testable import BenchmarkMetrics

/// Checks that nothing in the harness assumes that an app has one stack.
@Suite("An app with tabs and a sheet", .serialized) @MainActor struct ShelvesAppTests {
  private let app = ShelvesApp()
  private let subjects = SubjectUnderTest.all(of: ShelvesApp())
  private let range = SessionRange(seed: 1, first: 0, count: 20, eventsPerSession: 40)

  @Test("sessions follow the app's tabs and sheet, and cover its navigation graph")
  func conformance() {
    let part = ConformanceCheck(Array(subjects.prefix(1))).run(range, of: app)
    let result = part.conformance(of: app)

    #expect(part.findings.map(\.detail) == [])
    #expect(result.rows[0].events == 800 && result.rows[0].divergences == 0)
    #expect(result.navigation?.allSatisfy { $0.count > 0 } == true)
  }

  @Test("row selection is compared in every tab's stack, not only in the last one")
  func rows() {
    let findings = ConformanceCheck(subjects).run(range, of: app).findings

    #expect(Set(findings.map(\.subject)) == ["Deselecting"])
    #expect(
      Set(findings.map(\.fingerprint)) == ["row selection differs from table to table"])
  }

  @Test(
    "the app's screens are those of all its stacks, and are not counted while an alert is shown")
  func screens() throws {
    let variant = try #require(subjects.first?.variant)
    let running = app.launch(variant, start: EmptyStart())
    defer { running.device.shutDown() }
    for event in [UserEvent.tapRow("items", section: 0, row: 0), .tap("note")] {
      running.driver.perform(event)
    }
    #expect(running.screens.map(\.title) == ["Shelf", "Item", "Shelf", "Note"])
    #expect(running.countedScreens == running.screens)

    let alert = UIAlertController(title: "Why?", message: nil, preferredStyle: .alert)
    running.screens.last?.present(alert, animated: true)
    running.device.loop.runUntilIdle()

    #expect(running.countedScreens == nil && running.screens.count == 4)
  }
}
