import AppArchitecture
import BenchmarkKit
import ComparedApps
import FootballGatherCatalog
import Foundation
import RegisteredApps
import Testing

@testable import BenchmarkMetrics

@Suite("The published tables beside the measured ones") struct PublishedTableTests {
  private static let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources")

  private func tables(of modules: Set<String>? = nil) throws -> [Table] {
    let app = FootballGatherApp()
    let architectures = app.architectures.filter { modules?.contains($0.module) ?? true }
    let lines = try LineCount(architectures, of: app).run(sources: Self.sources.path)
    return lines.tables(
      SubjectUnderTest.all(of: app).map(\.subject).filter { subject in
        architectures.contains { $0.module == subject.module }
      })
  }

  private func row(_ name: String, in table: Table) throws -> [String] {
    try #require(table.rows.first { $0[0].text == name }).map(\.text)
  }

  @Test(
    "a published row has the article's format, with MVP-C's lines minus the others' in brackets")
  func published() throws {
    let table = try #require(
      try tables().first { $0.name == "lines-published-view-controllers" })

    #expect(
      table.columns.map(\.title).dropFirst() == ["MVP-C", "MVP", "MVVM", "MVC", "VIPER", "VIP"])
    #expect(
      try row("LoginViewController", in: table).dropFirst()
        == ["46", "43 (+3)", "96 (-50)", "126 (-80)", "60 (-14)", "75 (-29)"])
    // The article prints -18.
    #expect(try row("PlayerDetailViewController", in: table)[2] == "85 (-17)")
    #expect(
      try row("Total", in: table).dropFirst().prefix(4)
        == ["430", "494 (-64)", "1,020 (-590)", "1,627 (-1,197)"])
  }

  @Test(
    "the measured table has the same rows in order, and a column per architecture with such files")
  func ours() throws {
    let tables = try tables()
    let published = try #require(tables.first { $0.name == "lines-published-view-controllers" })
    let ours = try #require(tables.first { $0.name == "lines-published-view-controllers-ours" })

    #expect(ours.rows.map { $0[0].text } == published.rows.map { $0[0].text })
    #expect(ours.columns.count == 1 + FootballGatherApp().architectures.count)
    let path = "Apps/FootballGather/Architectures/MVP/Login/LoginViewController.swift"
    let login = try String(
      contentsOf: Self.sources.appendingPathComponent(path), encoding: .utf8)
    let lines = login.split(separator: "\n", omittingEmptySubsequences: false).count - 1
    #expect(try row("LoginViewController", in: ours)[2].hasPrefix("\(lines) "))
  }

  @Test("a view model is in the row of the corresponding presenter, as in the article")
  func viewModels() throws {
    let ours = try #require(
      try tables().first { $0.name == "lines-published-presenters-ours" })
    let column = try #require(ours.columns.firstIndex { $0.title == "MVVM" })

    #expect(ours.rows.allSatisfy { !$0[column].text.isEmpty })
  }

  @Test("without MVP-C, on which the article's differences are based, there is no measured table")
  func withoutBase() throws {
    #expect(try !tables(of: ["MVC", "MVVM"]).contains { $0.name.hasSuffix("-ours") })
  }

  @Test("a cell shows a difference in brackets unless it is zero or there is no base")
  func cells() {
    #expect(Table.Cell.difference(43, base: 46).text == "43 (+3)")
    #expect(Table.Cell.difference(43, base: 43).text == "43")
    #expect(Table.Cell.difference(43, base: nil).text == "43")
  }

  @Test("every role has a family, and only application-wide roles are in the family 'application'")
  func families() {
    let rest = Apps.all.flatMap(\.architectures).flatMap(\.roles).map(\.name)
      .filter { RoleFamily(role: $0) == .application }

    #expect(Set(rest) == ["Application", "Alerts"])
  }
}
