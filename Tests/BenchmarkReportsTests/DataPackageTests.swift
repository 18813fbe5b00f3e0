import BenchmarkKit
import Foundation
import Testing

@testable import BenchmarkReports

@Suite("Data package") struct DataPackageTests {
  private struct Descriptor: Decodable {
    struct Resource: Decodable {
      struct Schema: Decodable { let fields: [Field] }
      let name: String
      let path: String
      let schema: Schema
    }
    struct Field: Decodable {
      let name: String
      let type: String
      let description: String
    }
    let resources: [Resource]
  }

  private static func files() throws -> [String: String] {
    Dictionary(uniqueKeysWithValues: DataPackage(try Run.everything()).files.map { ($0, $1) })
  }

  private static func descriptor() throws -> Descriptor {
    let text = try #require(files()["datapackage.json"])
    return try JSONDecoder().decode(Descriptor.self, from: Data(text.utf8))
  }

  @Test("the descriptor lists exactly the files, and defines each column once")
  func descriptor() throws {
    let descriptor = try Self.descriptor()
    let files = try Self.files()

    #expect(Set(descriptor.resources.map(\.path) + ["datapackage.json"]) == Set(files.keys))
    for resource in descriptor.resources {
      let names = resource.schema.fields.map(\.name)
      #expect(Set(names).count == names.count, "\(resource.name)")
      #expect(resource.schema.fields.allSatisfy { $0.description.hasSuffix(".") })
      let header = files[resource.path]?.split(separator: "\r\n").first
      #expect(header.map(String.init) == names.joined(separator: ","))
    }
  }

  @Test("a run of every metric has all tables")
  func tables() throws {
    let names = Set(try Self.descriptor().resources.map(\.name))
    #expect(
      names.isSuperset(
        of: [
          "counts", "exits", "figures", "leaks", "lines", "links", "owners", "sessions", "times",
          "watched",
        ]))
  }

  @Test("subjects have the same identifiers in every table, and no text is run as a formula")
  func subjects() throws {
    let run = try Run.everything()
    let known = Set(run.subjects.map(\.id))
    let control = Set(run.dataTables.filter { $0.name == "times" }.flatMap(Self.subjects))
    for table in run.dataTables where table.name != "times" {
      #expect(known.isSuperset(of: Self.subjects(of: table)), "\(table.name)")
    }
    #expect(!control.isEmpty)
    for (name, content) in try Self.files() where name.hasSuffix(".csv") {
      #expect(!content.contains("\r\n="), "\(name)")
    }
  }

  private static func subjects(of table: DataTable) -> [String] {
    guard let place = table.columns.firstIndex(where: { $0.name == "subject" }) else { return [] }
    return table.rows.compactMap { if case .text(let id) = $0[place] { id } else { nil } }
  }

  @Test("numbers keep their precision")
  func precision() throws {
    let run = try Run.everything()
    let times = try #require(run.dataTables.first { $0.name == "times" })
    let first = try #require(times.rows.first?.last)
    guard case .number(let value) = first else {
      Issue.record("found no number in the last column of times")
      return
    }
    let lines = try #require(Self.files()["times.csv"]).split(separator: "\r\n")
    #expect(lines.dropFirst().first?.split(separator: ",").last.flatMap { Double($0) } == value)
  }
}
