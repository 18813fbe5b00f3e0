import Foundation
import LineCounting
import Testing

@Suite("Paths that are not UTF-8") struct FilePathTests {
  @Test(
    "bytes that are not UTF-8 are shown as hexadecimal escapes",
    arguments: [
      ("a/b", [0x61, 0x2F, 0x62]), (#"a\xFF.s"#, [0x61, 0xFF, 0x2E, 0x73]),
      (#"é\xC3"#, [0xC3, 0xA9, 0xC3]), ("", []),
    ] as [(String, [UInt8])])
  func description(_ text: String, _ bytes: [UInt8]) {
    #expect(FilePath(bytes: bytes).description == text)
  }

  @Test("files are found, read and ordered by the bytes of their paths")
  func tree() throws {
    let folder = try TemporaryFolder()
    for name in [[0x61, 0xFF], [0x61, 0xC3, 0xA9], [0xFE]] as [[UInt8]] {
      let path = FilePath(bytes: Array((folder.path + "/").utf8) + name + Array(".swift".utf8))
      let file = path.withCString { fopen($0, "w") }
      fputs("let a = 1\n", file)
      fclose(file)
    }

    let tree = try SourceTree(at: folder.path)

    #expect(tree.files.map(\.relativePath) == ["aé.swift", #"a\xFF.swift"#, #"\xFE.swift"#])
    #expect(tree.counts.code == 3)
  }
}
