import Foundation

/// Known findings of an app, which its tests accept until they are fixed.
///
/// An entry is a kind, a colon and a subject, as printed in a report; `*` matches any text:
///
///     let users = RandomUsers(
///       known: ["leak: ProfileViewController", "dead touch: * on HelpViewController"])
///
/// For an existing app, start with a file of one entry per line:
///
///     try KnownFindings(report).write(to: path)
///     let users = RandomUsers(known: try KnownFindings(contentsOf: path))
public struct KnownFindings: Hashable, Sendable {
  /// The entries, such as `leak: ProfileViewController`.
  public private(set) var entries: [String] = []

  /// Creates an empty list.
  public init() {}

  /// Creates a list from entries, one per line; skips empty lines and lines that begin with `#`.
  ///
  /// - Throws: ``KnownFindingsError`` when a line is not a valid entry.
  public init(text: String) throws(KnownFindingsError) {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      let line = line.trimmingCharacters(in: .whitespaces)
      guard !line.isEmpty, !line.hasPrefix("#") else { continue }
      guard Self.kind(of: line) != nil else { throw .notAFinding(line, line: index + 1) }
      entries.append(Self.withoutLineNumbers(line))
    }
  }

  /// Reads a file of entries.
  ///
  /// - Throws: ``KnownFindingsError`` when the file does not exist or a line is not a valid entry.
  public init(contentsOf path: String) throws(KnownFindingsError) {
    guard let data = FileManager.default.contents(atPath: path) else { throw .noFile(path) }
    try self.init(text: String(decoding: data, as: UTF8.self))
  }

  /// Lists all findings of a report, including known findings, except those of kind `notChecked`.
  public init(_ report: VisitReport) { self.init(report.findings + report.known) }

  /// Lists findings, such as the differences of a comparison, except those of kind `notChecked`.
  public init(_ findings: [Finding]) {
    entries = Set(findings.flatMap(Self.entries(for:))).sorted()
  }

  private static func entries(for finding: Finding) -> [String] {
    switch finding.kind {
    case .notChecked: []
    case .difference where !finding.names.isEmpty: Array(finding.names)
    // Crashes on the same line may have different messages in different sessions, and differences
    // after the same event different names.
    case .crash, .difference: finding.ids
    default: [finding.id]
    }
  }

  /// Adds the entries of another list.
  public mutating func formUnion(_ other: KnownFindings) {
    entries += other.entries.filter { !entries.contains($0) }
  }

  /// The entries in the file format.
  public var text: String {
    let heading = """
      # Accepted findings, one per line: a kind, a colon and a subject; '*' stands for any text.
      # Delete a line when it no longer applies. A line that matches nothing is reported.
      """
    return ([heading] + entries).joined(separator: "\n") + "\n"
  }

  /// Writes the entries to a file that ``init(contentsOf:)`` reads.
  ///
  /// - Throws: ``UnwrittenFile``
  public func write(to path: String) throws(UnwrittenFile) {
    try Data(text.utf8).write(toFile: path)
  }

  // MARK: Matching

  /// The entries that a finding or one of its consequences matches; the finding and its
  /// consequences have the same cause.
  ///
  /// Crashes on the same line may have several causes, so each of their messages must match an
  /// entry.
  func entries(of finding: Finding) -> [String] {
    let ids = finding.ids + finding.names
    if finding.kind == .crash, !ids.allSatisfy(accepts) { return [] }
    return entries.filter { entry in ids.contains { Self.matches(entry, $0) } }
  }

  /// Whether an entry matches a name.
  func accepts(_ name: String) -> Bool { entries.contains { Self.matches($0, name) } }

  /// The name without line numbers, which change with every edit: `App/Login.swift: Fatal error`.
  static func withoutLineNumbers(_ name: String) -> String {
    inOneLine(name.replacing(/(\.swift):\d+/) { $0.1 })
  }

  /// The name as a line of a file of entries.
  static func inOneLine(_ name: String) -> String {
    String(name.map { $0.isNewline ? " " : $0 }).trimmingCharacters(in: .whitespaces)
  }

  static func kind(of entry: some StringProtocol) -> Finding.Kind? {
    entry.range(of: ": ").flatMap { Finding.Kind(rawValue: String(entry[..<$0.lowerBound])) }
  }

  private static func matches(_ entry: String, _ id: String) -> Bool {
    let parts = entry.split(separator: "*", omittingEmptySubsequences: false)
    guard let last = parts.last, parts.count > 1 else { return entry == id }
    guard id.hasPrefix(parts[0]) else { return false }
    var rest = id.dropFirst(parts[0].count)
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
      guard let range = rest.range(of: part) else { return false }
      rest = rest[range.upperBound...]
    }
    return rest.hasSuffix(last)
  }
}

extension KnownFindings: ExpressibleByArrayLiteral {
  /// Creates a list from literals; an invalid entry is a programming error.
  public init(arrayLiteral elements: String...) {
    do {
      try self.init(text: elements.joined(separator: "\n"))
    } catch {
      preconditionFailure(error.description)
    }
  }
}

/// An error in a list of known findings.
public enum KnownFindingsError: Error, Hashable, CustomStringConvertible {
  /// There is no file at this path.
  case noFile(String)
  /// A line does not begin with a kind of finding.
  case notAFinding(String, line: Int)

  public var description: String {
    switch self {
    case .noFile(let path):
      return "found no file of known findings at '\(path)'."
        + " Create it with 'try KnownFindings(report).write(to: path)'."
    case .notAFinding(let text, let line):
      let kinds = Finding.Kind.allCases.map(\.rawValue).joined(separator: ", ")
      return "line \(line): found '\(text)', expected a kind, a colon and a subject, such as"
        + " 'leak: ProfileViewController'. The kinds are \(kinds)."
    }
  }
}
