import Foundation

/// Addresses in the program, to be mapped to source lines.
@MainActor struct Addresses {
  private let addresses: [UInt64]

  init(_ addresses: [UInt64]) { self.addresses = addresses }

  // Cached: the program does not change, and reading its debug information takes up to a second.
  private static var known: [UInt64: Finding.Location?] = [:]

  // One line per address, without function names.
  private static let asAddr2line = ["--output-style=GNU", "--no-inlines", "--functions=none"]

  /// The source locations of the addresses that have one.
  func lines() -> [UInt64: Finding.Location] {
    let unknown = addresses.filter { Self.known[$0] == nil }
    Self.known.merge(Addresses(unknown).read()) { $1 }
    return addresses.reduce(into: [:]) { $0[$1] = Self.known[$1] ?? nil }
  }

  /// The location of each address, or `nil` where it is unknown; empty if no tool can read any.
  private func read() -> [UInt64: Finding.Location?] {
    guard !addresses.isEmpty,
      let program = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"),
      let text = answer(of: "llvm-symbolizer", Self.asAddr2line + ["-e", program])
        ?? answer(of: "addr2line", ["-e", program])
    else { return [:] }
    let answers = text.split(separator: "\n").map(Self.location)
    return Dictionary(zip(addresses, answers)) { first, _ in first }
  }

  private static func location(_ answer: Substring) -> Finding.Location? {
    guard let colon = answer.lastIndex(of: ":"), answer.hasPrefix("/"),
      // addr2line appends a discriminator to some lines.
      let line = Int(answer[answer.index(after: colon)...].prefix { $0.isNumber }), line > 0
    else { return nil }
    return Finding.Location(file: String(answer[..<colon]), line: line)
  }

  private func answer(of tool: String, _ arguments: [String]) -> String? {
    guard let path = Self.path(of: tool) else { return nil }
    let process = Process()
    process.executableURL = path
    process.arguments = arguments + addresses.map { "0x" + String($0, radix: 16) }
    let output = Pipe()
    // Other programs started in the meantime must not inherit the pipe: they could keep it open, or
    // change how it is read.
    for end in [output.fileHandleForReading, output.fileHandleForWriting] {
      _ = fcntl(end.fileDescriptor, F_SETFD, FD_CLOEXEC)
    }
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? String(decoding: data, as: UTF8.self) : nil
  }

  /// The location of a program in the folders of `PATH`.
  nonisolated static func path(of tool: String) -> URL? {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return folders.map { URL(fileURLWithPath: "\($0)/\(tool)") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }
}
