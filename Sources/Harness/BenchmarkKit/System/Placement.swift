import CMachine
import Foundation

/// The order of the code in an executable, which affects times although the code is the same.
///
/// The order determines which functions share cache lines, pages and entries of the branch
/// predictors. This type links the objects of this executable again in a random order, with one
/// section per source file and further ones for code that several files share. Using one section
/// per function gave the same variation.
///
/// - Note: Mytkowicz et al., "Producing Wrong Data Without Doing Anything Obviously Wrong!",
///   *ASPLOS* 2009; Curtsinger and Berger, "Stabilizer", *ASPLOS* 2013.
package enum Placement {
  /// The seed of this executable's order; `nil` if it has the order of an ordinary build.
  package static var current: UInt32? {
    let seed = nb_placement()
    return seed == 0 ? nil : seed
  }

  /// The order of the code in a worker's executable.
  package enum Order: Codable, Hashable, Sendable {
    /// The order of the build.
    case built
    /// A random order, or that of the build if the objects cannot be linked again.
    case random
    /// The order with this seed.
    case seed(UInt32)
  }

  /// Links this executable's objects in another order, beside the executable.
  ///
  /// - Parameter seed: The seed of the order, above 0.
  /// - Returns: The new executable, which the caller removes.
  package static func link(_ seed: UInt32) throws(Failure) -> URL {
    let executable = Invocation.current.executable
    let command = try LinkCommand(of: executable)
    try command.check()
    let folder = executable.deletingLastPathComponent().appendingPathComponent("placements")
    try Files.prepare(folder)
    removeAbandoned(in: folder)
    let file = folder.appendingPathComponent("\(getpid())-\(UUID().uuidString)")
    defer { command.removeLibraryList(of: file) }
    do throws(Failure) {
      try Program.run(command.arguments(seed: seed, output: file)).check("swiftc -use-ld=lld")
      return file
    } catch {
      try? FileManager.default.removeItem(at: file)
      throw error
    }
  }

  /// Removes the executables of processes that were killed; their names begin with the process ID.
  private static func removeAbandoned(in folder: URL) {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [] {
      guard let process = name.split(separator: "-").first.flatMap({ pid_t($0) }),
        kill(process, 0) != 0, errno == ESRCH
      else { continue }
      try? FileManager.default.removeItem(at: folder.appendingPathComponent(name))
    }
  }

  /// The reason the objects cannot be linked again; `nil` if they can.
  package static var obstacle: String? {
    do throws(Failure) {
      try LinkCommand(of: Invocation.current.executable).check()
      return nil
    } catch {
      return error.message
    }
  }
}

/// The command with which SwiftPM linked an executable.
struct LinkCommand {
  private let executable: URL
  private let arguments: [String]

  /// Finds the command in SwiftPM's description of the build: `<scratch>/<configuration>.yaml`.
  init(of executable: URL) throws(Failure) {
    let folder = executable.deletingLastPathComponent()
    let description = folder.deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent(folder.lastPathComponent + ".yaml")
    let text = try? String(contentsOf: description, encoding: .utf8)
    guard let arguments = text.flatMap({ Self.arguments(linking: executable.path, in: $0) }) else {
      throw Failure(SystemFailure.noLinkCommand(file: description.path))
    }
    self.executable = executable
    self.arguments = arguments
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

  /// Checks that the command can be run and would link the objects that the executable consists of.
  func check() throws(Failure) {
    guard let compiler = arguments.first, FileManager.default.isExecutableFile(atPath: compiler),
      let output = output, arguments[output] == executable.path
    else { throw Failure(SystemFailure.otherLinkCommand(executable: executable.path)) }
    let linker = URL(fileURLWithPath: compiler).deletingLastPathComponent()
      .appendingPathComponent("ld.lld").path
    guard FileManager.default.isExecutableFile(atPath: linker) else {
      throw Failure(SystemFailure.noShufflingLinker(path: linker))
    }
    if let object = LinkedObjects(of: executable).newer {
      throw Failure(SystemFailure.newerObject(path: object, executable: executable.path))
    }
  }

  /// The command line that links the same objects in another order.
  ///
  /// The compiler lists the libraries of a link in a file beside the first object, named after the
  /// module. Concurrent links must not share this file, so each uses its own module name.
  func arguments(seed: UInt32, output file: URL) -> [String] {
    var arguments = arguments
    if let output { arguments[output] = file.path }
    if let module = place(after: "-module-name") { arguments[module] = Self.module(of: file) }
    let options = [
      "--shuffle-sections=.text*=\(seed)", "--defsym", "nb_placement_seed=\(seed)", "--strip-debug",
    ]
    return arguments + ["-use-ld=lld"] + options.flatMap { ["-Xlinker", $0] }
  }

  /// Removes the list of libraries that linking `file` has left behind.
  func removeLibraryList(of file: URL) {
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
