import Foundation

/// The command with which SwiftPM linked an executable.
package struct LinkCommand {
  private let executable: URL
  private let arguments: [String]

  /// Finds the command in SwiftPM's description of the build: `<scratch>/<configuration>.yaml`.
  ///
  /// - Throws: An obstacle if the command is not found, cannot be run, or would link other objects
  ///   than those of which the executable consists.
  package init(of executable: URL) throws(RelinkingObstacle) {
    let folder = executable.deletingLastPathComponent()
    let description = folder.deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent(folder.lastPathComponent + ".yaml")
    let text = try? String(contentsOf: description, encoding: .utf8)
    guard let arguments = text.flatMap({ Self.arguments(linking: executable.path, in: $0) }) else {
      throw .noCommand(file: description.path)
    }
    self.executable = executable
    self.arguments = arguments
    try check()
  }

  /// The arguments of the command whose only output is the executable.
  static func arguments(linking path: String, in description: String) -> [String]? {
    var lines = description.split(separator: "\n")[...]
    while let line = lines.popFirst() {
      guard let outputs = list("outputs", in: line), outputs == [path] else { continue }
      while let line = lines.popFirst(), line.first == " " {
        if let arguments = list("args", in: line) { return arguments }
      }
    }
    return nil
  }

  // SwiftPM writes lists as JSON.
  private static func list(_ key: String, in line: Substring) -> [String]? {
    let line = line.drop { $0 == " " }
    guard line.hasPrefix("\(key): [") else { return nil }
    return try? JSONDecoder().decode([String].self, from: Data(line.dropFirst(key.count + 2).utf8))
  }

  private func check() throws(RelinkingObstacle) {
    guard let compiler = arguments.first, FileManager.default.isExecutableFile(atPath: compiler),
      let output = output, arguments[output] == executable.path
    else { throw .otherCommand(executable: executable.path) }
    let linker = URL(fileURLWithPath: compiler).deletingLastPathComponent()
      .appendingPathComponent("ld.lld").path
    guard FileManager.default.isExecutableFile(atPath: linker) else {
      throw .noShufflingLinker(path: linker)
    }
    if let object = LinkedObjects(of: executable).newer {
      throw .newerObject(path: object, executable: executable.path)
    }
  }

  /// The seeds of orders.
  package static let seeds: ClosedRange<UInt32> = 1...UInt32(Int32.max)

  /// Links the same objects in another order.
  ///
  /// - Parameters:
  ///   - seed: The seed of the order, one of ``seeds``.
  ///   - run: Runs a command line.
  /// - Returns: The new executable, which the caller removes.
  package func link<Problem: Error>(
    _ seed: UInt32, by run: ([String]) throws(Problem) -> Void
  ) throws(Problem) -> URL {
    let file = SiblingExecutable.path(beside: executable)
    defer { removeLibraryList(of: file) }
    do throws(Problem) {
      try run(arguments(seed: seed, output: file))
      return file
    } catch {
      try? FileManager.default.removeItem(at: file)
      throw error
    }
  }

  /// The command line that links the same objects in another order.
  ///
  /// The compiler lists the libraries of a link in a file beside the first object, named after the
  /// module. Concurrent links must not share this file, so each uses its own module name.
  package func arguments(seed: UInt32, output file: URL) -> [String] {
    var arguments = arguments
    if let output { arguments[output] = file.path }
    if let module = place(after: "-module-name") { arguments[module] = Self.module(of: file) }
    let options = [
      "--shuffle-sections=.text*=\(seed)", "--defsym", "nb_placement_seed=\(seed)", "--strip-debug",
    ]
    return arguments + ["-use-ld=lld"] + options.flatMap { ["-Xlinker", $0] }
  }

  /// Removes the list of libraries that linking `file` has left behind.
  package func removeLibraryList(of file: URL) {
    guard let object = LinkedObjects(of: executable).paths.first else { return }
    let list = URL(fileURLWithPath: object).deletingLastPathComponent()
      .appendingPathComponent(Self.module(of: file) + ".autolink")
    try? FileManager.default.removeItem(at: list)
  }

  private static func module(of file: URL) -> String {
    "placed_" + file.lastPathComponent.replacing("-", with: "_")
  }

  private var output: Int? { place(after: "-o") }

  private func place(after option: String) -> Int? {
    arguments.firstIndex(of: option).map { $0 + 1 }.flatMap { $0 < arguments.count ? $0 : nil }
  }
}
