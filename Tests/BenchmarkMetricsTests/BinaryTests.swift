@testable import BenchmarkKit
import Foundation
import Testing

@Suite("Identity of an executable") struct BinaryTests {
  /// A section: its name, type and content.
  private typealias Section = (name: String, type: UInt32, content: [UInt8])

  private static func little(_ value: some FixedWidthInteger) -> [UInt8] {
    withUnsafeBytes(of: value.littleEndian) { Array($0) }
  }

  private static func note(_ name: String, _ type: UInt32, _ content: [UInt8]) -> [UInt8] {
    func padded(_ bytes: [UInt8]) -> [UInt8] {
      bytes + Array(repeating: 0, count: (4 - bytes.count % 4) % 4)
    }
    let name = Array(name.utf8) + [0]
    return little(UInt32(name.count)) + little(UInt32(content.count)) + little(type)
      + padded(name) + padded(content)
  }

  /// An ELF file: header, contents, section headers; the last section holds the names.
  private static func elf(_ sections: [Section]) -> Data {
    let names = sections.map(\.name) + [".shstrtab"]
    let table: [UInt8] = names.flatMap { Array($0.utf8) + [0] }
    var file = [UInt8](repeating: 0, count: 0x40)
    var headers: [UInt8] = []
    var name: UInt32 = 0
    for (title, type, content) in sections + [(".shstrtab", 3, table)] {
      headers += little(name) + little(type) + Array(repeating: 0, count: 16)
      headers += little(UInt64(file.count)) + little(UInt64(content.count))
      headers += Array(repeating: 0, count: 24)
      file += content
      name += UInt32(title.utf8.count + 1)
    }
    file.replaceSubrange(0..<6, with: [0x7F, 0x45, 0x4C, 0x46, 2, 1])
    file.replaceSubrange(0x28..<0x30, with: little(UInt64(file.count)))
    let counts = [0x40, names.count, names.count - 1].flatMap { little(UInt16($0)) }
    file.replaceSubrange(0x3A..<0x40, with: counts)
    return Data(file + headers)
  }

  private static let buildID: Section = (
    ".note.gnu.build-id", 7,
    note("Other", 3, [1, 2, 3]) + note("GNU", 5, [9]) + note("GNU", 3, [0x0A, 0xBC, 0xDE, 0xF0])
  )

  private static func comment(_ texts: String...) -> Section {
    (".comment", 1, texts.flatMap { Array($0.utf8) + [0] })
  }

  @Test("the build ID and the linker are read from the notes and comments of an ELF file")
  func sections() {
    let gold: Section = (".note.gnu.gold-version", 7, Self.note("GNU", 4, Array("gold 1.16".utf8)))
    func linker(_ section: Section) -> String? {
      Binary(contents: Self.elf([section, Self.buildID])).linker
    }

    #expect(
      Binary(contents: Self.elf([Self.buildID])) == Binary(buildID: "0abcdef0", linker: nil))
    #expect(linker(gold) == "gold 1.16")
    #expect(linker(Self.comment("clang 21", "Linker: LLD 17.0.0")) == "LLD 17.0.0")
    #expect(linker(Self.comment("mold 2.30.0 (compatible with GNU ld)"))?.hasPrefix("mold") == true)
    #expect(linker(Self.comment("GCC: (Debian 12.2.0-14) 12.2.0")) == nil)
  }

  @Test("an executable without a build ID is identified by a checksum of the whole file")
  func checksum() {
    let file = Self.elf([Self.comment("Linker: LLD 17.0.0")])
    var other = file
    other[other.startIndex + 0x41] ^= 1

    let (one, two) = (Binary(contents: file), Binary(contents: other))

    #expect(one.buildID.hasPrefix("checksum:") && two.buildID.hasPrefix("checksum:"))
    #expect(one.buildID != two.buildID)
    #expect(Binary(contents: file) == one)
    #expect(Binary(contents: Data("#!/bin/sh\n".utf8)).buildID.hasPrefix("checksum:"))
  }

  @Test("a damaged file is read without a crash, wherever the damage is")
  func damaged() {
    let file = Self.elf([Self.comment("Linker: LLD 17.0.0"), Self.buildID])

    for length in 0..<file.count {
      #expect(Binary(contents: file.prefix(length)).buildID.hasPrefix("checksum:"))
    }
    for place in file.indices {
      var changed = file
      changed[place] = 0xFF
      #expect(!Binary(contents: changed).buildID.isEmpty)
    }
  }

  @Test("the executable of this test has a build ID, or a checksum")
  func current() {
    let id = Binary.current.buildID

    #expect(id.hasPrefix("checksum:") || (id.count >= 16 && id.allSatisfy(\.isHexDigit)))
  }

  @Test("each executable is read once, so a later build at the same path does not change it")
  func readOnce() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("navbench-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (one, two) = (Self.elf([Self.buildID]), Self.elf([Self.comment("Linker: LLD 17.0.0")]))
    func binary(_ name: String, _ contents: Data) throws -> Binary {
      let file = folder.appendingPathComponent(name)
      try contents.write(to: file)
      return Invocation.$current.withValue(
        Invocation([], environment: [:], executable: file, output: -1, errors: -1)
      ) { Binary.current }
    }

    #expect(try binary("a", one) == Binary(contents: one))
    #expect(try binary("b", two) == Binary(contents: two))
    #expect(try binary("a", two) == Binary(contents: one))
  }
}
