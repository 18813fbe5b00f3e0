import Foundation
import PlatformInterfaces
import Testing

@testable import SourceAdaptation

struct InterfaceTests {
  private let interface = ModuleInterface(
    name: "Kit",
    sources: [
      Input(
        path: "A.swift",
        text: """
          open class View: Responder, Drawn {
            public private(set) var frame: Rect?, tags: [Int]
            open func title(for state: State) -> String! { "" }
            public func title(of row: Int) -> Int { 0 }
            public init() {}
            func hidden() {}
            public static func == (a: View, b: View) -> Bool { true }
            public enum State: Int { case on, off(Int) ; var secret: Int { 0 } }
          }
          extension View { public var tag: Int { 0 }; private var own: Int { 0 } }
          public extension Date { var isLate: Bool { true }; internal func own() {} }
          public protocol Drawn { var colour: any Colour { get } }
          public let version = 1, limit: Int = 2
          public func draw() {}
          public typealias Rect = Int
          class Hidden { public var a: Int }
          """)
    ])

  @Test func `An interface contains the public names with the types of members`() {
    #expect(interface.globals == ["version", "limit", "draw"])
    #expect(
      interface.types["View"]
        == TypeInterface(
          .class, inherited: ["Responder", "Drawn"],
          members: [
            "frame": "Rect", "tags": "", "title": "", "init": "", "init()": "", "State": "",
            "tag": "Int",
          ]))
    #expect(
      interface.types["View.State"]
        == TypeInterface(.enum, inherited: ["Int"], members: ["on": "", "off": ""]))
    #expect(interface.types["Date"] == TypeInterface(.extension, members: ["isLate": "Bool"]))
    #expect(interface.types["Drawn"]?.members == ["colour": "Colour"])
    #expect(interface.types["Rect"]?.kind == .typealias)
    #expect(interface.types["Hidden"] == nil)
  }

  @Test func `An interface reads back as it was written`() {
    let other = ModuleInterface(name: "Empty")
    #expect(ModuleInterface.interfaces(in: interface.text + other.text) == [interface, other])
    #expect(
      ModuleInterface.interfaces(in: "module A | a\n b\nclass C: D E | f=G h").first?.types["C"]
        == TypeInterface(.class, inherited: ["D", "E"], members: ["f": "G", "h": ""]))
  }

  @Test func `The listed platform is that of the sources`() throws {
    let platform = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/Platform").standardizedFileURL
    let folders = try FileManager.default.contentsOfDirectory(atPath: platform.path)
    #expect(PlatformInterfaces.all.map(\.name).sorted() == folders.sorted())
    let listed = try #require(PlatformInterfaces.all.first { $0.name == "UserNotifications" })
    let folder = platform.appending(path: "UserNotifications")
    let sources = try FileManager.default.contentsOfDirectory(atPath: folder.path).map { name in
      Input(
        path: name,
        text: try String(contentsOf: folder.appending(path: name), encoding: .utf8))
    }
    #expect(listed == ModuleInterface(name: "UserNotifications", sources: sources))
  }

  @Test
  func `The methods that are optional in Objective-C are methods of the platform's protocols`() {
    let protocols = PlatformInterfaces.all.flatMap(\.types.values).filter { $0.kind == .protocol }
    let members = Set(protocols.flatMap(\.members.keys))
    #expect(OptionalMethods.names.subtracting(members).isEmpty)
  }

  /// Takes two seconds. Compares only the types, although the list also contains their members.
  @Test func `The listed types of Foundation are those of the toolchain`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    #if arch(x86_64)
      let target = "x86_64-unknown-linux-gnu"
    #else
      let target = "aarch64-unknown-linux-gnu"
    #endif
    process.arguments = [
      "swift-symbolgraph-extract", "-module-name", "FoundationNetworking", "-target", target,
      "-output-dir", folder.path,
    ]
    try process.run()
    process.waitUntilExit()
    let file = folder.appending(path: "FoundationNetworking.symbols.json")
    let symbols = try JSONDecoder().decode(Symbols.self, from: Data(contentsOf: file)).symbols
    let types = symbols.filter { $0.kind.identifier == "swift.class" }.map(\.pathComponents)
      .filter { $0.count == 1 }.map { $0[0] }
    let listed = ModuleInterface.interfaces(in: ToolchainText.text).flatMap(\.types.keys)

    #expect(types.count > 10)
    #expect(Set(types).subtracting(listed) == [])
    #expect(Set(types).isSubset(of: NetworkingTypes.names.union(["NSURLRequest"])))
  }

  private struct Symbols: Decodable {
    struct Symbol: Decodable {
      struct Kind: Decodable { let identifier: String }
      let kind: Kind
      let pathComponents: [String]
    }
    let symbols: [Symbol]
  }
}
