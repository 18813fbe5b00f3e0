import Foundation
import LineCounting
import Testing

@Suite("Counting files and folders") struct SourceTreeTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test("files are ordered by path, each with its role and line counts")
  func tree() throws {
    try folder.write("let b = 1\n", to: "Login/LoginViewController.swift")
    try folder.write("// c\n\n", to: "Login/LoginView.swift")
    try folder.write("", to: "Application/Theme.swift")
    try folder.write("let a = 1", to: "Zebra.swift")
    let roles = RoleAssignment([
      Role("Views", suffixes: ["View"]), Role("View Controllers", suffixes: ["ViewController"]),
    ])

    let tree = try SourceTree(at: folder.path, roles: roles)

    #expect(
      tree.files.map(\.relativePath) == [
        "Application/Theme.swift", "Login/LoginView.swift", "Login/LoginViewController.swift",
        "Zebra.swift",
      ])
    #expect(tree.files.map(\.role?.name) == [nil, "Views", "View Controllers", nil])
    #expect(tree.files.map(\.counts.code) == [0, 0, 1, 1])
    #expect(tree.files[1].name == "LoginView.swift")
    #expect(tree.counts == LineCounts(physical: 3, code: 2, comment: 1, blank: 1))
    #expect(tree.files.filter { $0.role == nil }.map(\.name) == ["Theme.swift", "Zebra.swift"])
  }

  @Test("hidden files and folders, other file types and symbolic links are not counted")
  func leftOut() throws {
    let original = try folder.write("let a = 1\n", to: "A.swift")
    try folder.write("let a = 1\n", to: ".build/checkouts/B.swift")
    try folder.write("let a = 1\n", to: ".C.swift")
    try folder.write("let a = 1\n", to: "D.swift.txt")
    let links = folder.url
    try FileManager.default.createSymbolicLink(
      atPath: links.appendingPathComponent("E.swift").path, withDestinationPath: original)
    try FileManager.default.createSymbolicLink(
      atPath: links.appendingPathComponent("Loop").path, withDestinationPath: folder.path)

    let tree = try SourceTree(at: folder.path)

    #expect(tree.files.map(\.relativePath) == ["A.swift"])
  }

  @Test("a single file can be counted, even through a symbolic link")
  func oneFile() throws {
    let path = try folder.write("let a = 1\n", to: "LoginView.swift")
    let link = folder.url.appendingPathComponent("Link.swift").path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: path)

    #expect(try SourceTree(at: path).files.map(\.relativePath) == ["LoginView.swift"])
    #expect(try SourceFile(at: link).counts.code == 1)
  }

  @Test("a deeply nested tree is searched completely")
  func deepTree() throws {
    let path = String(repeating: "a/", count: 200) + "A.swift"
    try folder.write("let a = 1\n", to: path)

    #expect(try SourceTree(at: folder.path).files.map(\.relativePath) == [path])
  }

  @Test("a file with an unclosed comment is counted and reported")
  func leftOpen() throws {
    try folder.write("let a = 1\n/* open\n", to: "A.swift")

    let tree = try SourceTree(at: folder.path)

    #expect(tree.counts.code == 1)
    #expect(tree.filesLeftOpen.map(\.relativePath) == ["A.swift"])
  }
}

@Suite("Paths that cannot be counted") struct SourceTreeErrorTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test("a missing path is rejected")
  func missing() throws {
    let path = folder.path + "/Missing.swift"
    let link = folder.path + "/Link.swift"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: path)

    #expect(throws: SourceTreeError.missing(path: path)) { try SourceTree(at: path) }
    #expect(throws: SourceTreeError.missing(path: link)) { try SourceFile(at: link) }
  }

  @Test("a folder is rejected where a file is expected")
  func folderInsteadOfFile() {
    #expect(throws: SourceTreeError.folderInsteadOfFile(path: folder.path)) {
      try SourceFile(at: folder.path)
    }
  }

  @Test("a device is rejected")
  func device() {
    #expect(throws: SourceTreeError.notARegularFile(path: "/dev/null")) {
      try SourceTree(at: "/dev/null")
    }
  }

  @Test("a pipe in the tree is rejected, because it would block its reader")
  func pipe() throws {
    let path = folder.path + "/Pipe.swift"
    _ = try run("/usr/bin/mkfifo", path)

    #expect(throws: SourceTreeError.notARegularFile(path: path)) {
      try SourceTree(at: folder.path)
    }
  }

  @Test("a file in another language is rejected")
  func notSwift() throws {
    let path = try folder.write("int a;\n", to: "a.c")

    #expect(throws: SourceTreeError.notSwift(path: path)) { try SourceTree(at: path) }
  }

  @Test("a file in UTF-16 is rejected")
  func notText() throws {
    let path = try folder.write([0xFF, 0xFE, 0x61, 0x00, 0x0A, 0x00], to: "A.swift")

    #expect(throws: SourceTreeError.notText(path: path, offset: 3)) {
      try SourceTree(at: folder.path)
    }
  }

  @Test("a folder without a Swift file is rejected")
  func noSwiftFiles() throws {
    try folder.write("int a;\n", to: "a.c")

    #expect(throws: SourceTreeError.noSwiftFiles(path: folder.path)) {
      try SourceTree(at: folder.path)
    }
  }

  @Test(
    "an unreadable file is rejected",
    .disabled(if: NSUserName() == "root", "root can read every file"))
  func unreadable() throws {
    let path = try folder.write("let a = 1\n", to: "A.swift")
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: path)

    #expect(throws: SourceTreeError.unreadable(path: path)) { try SourceTree(at: folder.path) }
  }

  @Test(
    "a message states what was found, what was expected and what to do",
    arguments: [
      (
        SourceTreeError.missing(path: "a"),
        "nothing found at 'a'. Expected a Swift file or a folder. "
          + "Check the spelling, and the permissions of every folder in the path."
      ),
      (
        .unreadable(path: "a"),
        "'a' cannot be read. Expected a file or folder that this user may read. "
          + "Check its permissions."
      ),
      (
        .folderInsteadOfFile(path: "a"),
        "'a' is a folder. Expected one Swift file. Choose a file in it, or count the tree."
      ),
      (
        .notARegularFile(path: "a"),
        "'a' is a device, socket or pipe. Expected a regular file. "
          + "Copy its contents to a file, or remove it from the folder."
      ),
      (
        .notSwift(path: "a"),
        "'a' does not end in '.swift'. Expected a Swift file or a folder. "
          + "Choose another file."
      ),
      (
        .notText(path: "a", offset: 3),
        "'a' has a NUL byte at offset 3. Expected Swift source in UTF-8. "
          + "Convert the file from UTF-16, or remove it if it is binary."
      ),
      (
        .noSwiftFiles(path: "a"),
        "no Swift file found below 'a'. Expected at least one that is not hidden. "
          + "Check that this is the right folder."
      ),
    ])
  func message(error: SourceTreeError, text: String) {
    #expect(error.description == text)
  }
}
