/// The path of strong references, with field names, that keeps an object alive.
///
/// It starts at a root or a cycle and ends at the object.
public struct LeakTrace: Hashable, Sendable, Codable {
  /// The start of the path.
  public enum Root: Hashable, Sendable, Codable {
    /// A global or static variable of the program, by name.
    case variable(String)
    /// A running timer, queued block, window or other holder, and the event that ends it, if any.
    case holder(String, until: String?)
    /// Objects kept alive only by each other.
    case cycle
    /// Unreadable memory, such as the stack or memory of another library.
    case unknown
  }

  /// A strong reference from one object to the next.
  public struct Reference: Hashable, Sendable, Codable {
    /// The class of the object that contains the reference.
    public let owner: String
    /// The field, with the position in a collection, such as `children[0]` or `handlers.tap`.
    public let field: String
    /// The closures and boxes between the field and the next object, each with the capture.
    public let through: [String]
    /// The class of the referenced object.
    public let target: String
    /// Whether this reference is a suspect.
    ///
    /// A suspect leads from an object that should be alive to one that should be gone, or closes a
    /// cycle.
    public internal(set) var isSuspect = false

    /// The owner and the field without positions in collections; the same in every session.
    public var name: String {
      let field = field.withoutPlaces
      return field.isEmpty ? owner : "\(owner).\(field)"
    }
  }

  public let root: Root
  /// The references of the cycle if `root` is one, otherwise empty.
  public let cycle: [Reference]
  /// The references from the root or the cycle to the object; empty for a member of the cycle.
  public let path: [Reference]
  /// The object's class.
  public let type: String

  /// The suspected references, in the order of the path.
  public var suspects: [Reference] { (cycle + path).filter(\.isSuspect) }

  /// The names of the suspected references, or of the variable if the object it directly refers to
  /// should be gone.
  public var suspectNames: [String] {
    variableToBlame.map { [$0] } ?? suspects.map(\.name)
  }

  /// The name of the variable, without words such as `static`, if no reference of the path is a
  /// suspect.
  private var variableToBlame: String? {
    guard suspects.isEmpty, case .variable(let name) = root else { return nil }
    return name.split(separator: " ").last.map(String.init)
  }

  /// Identifies a defect by its traces, in any session and any build.
  ///
  /// The fingerprint is a hexadecimal digest of the suspected references.
  public var fingerprint: String {
    if let variableToBlame {
      return Self.fingerprint(of: ["\(variableToBlame) -> \(path.first?.owner ?? type)"])
    }
    let suspects = suspects
    return Self.fingerprint(
      of: suspects.isEmpty ? [type] : suspects.map { "\($0.name) -> \($0.target)" })
  }

  /// The digest of a defect's parts, independent of their order.
  public static func fingerprint(of words: [String]) -> String {
    String(Set(words).sorted().joined(separator: "; ").digest, radix: 16)
  }
}

extension LeakTrace: CustomStringConvertible {
  /// The path in one line, such as `AppCoordinator.children[0] -> LoginCoordinator`.
  public var description: String {
    switch root {
    case .unknown: return "held from outside the app's objects"
    case .cycle:
      let ring = line(cycle)
      return path.isEmpty ? ring : "cycle: \(ring); \(line(path))"
    case .variable(let name): return "\(name) = \(line(path))"
    case .holder(let name, let until):
      return "\(name)\(until.map { " until \($0)" } ?? ""): \(line(path))"
    }
  }

  private func line(_ references: [Reference]) -> String {
    guard let last = references.last else { return type }
    return references.map { reference in
      ([reference.dotted] + reference.through).joined(separator: " -> ")
    }.joined(separator: " -> ") + " -> " + last.target
  }

  /// The path drawn from top to bottom, one line per reference, with suspects underlined.
  public var drawing: String {
    var lines: [String] = []
    switch root {
    case .unknown: lines.append("┬ held from outside the app's objects")
    case .cycle: lines += ["╭→ a cycle: nothing else holds it"]
    case .variable(let name): lines.append("┬ \(name)")
    case .holder(let name, let until):
      lines.append("┬ \(name)\(until.map { ", until \($0)" } ?? "")")
    }
    if root == .cycle {
      lines += cycle.flatMap { drawn($0) }
      lines.append("╰─ back to \(cycle.first?.owner ?? type)")
      if path.isEmpty { return lines.joined(separator: "\n") }
      lines.append("┬ and from there")
    }
    lines += path.flatMap { drawn($0) }
    lines.append("╰→ \(type)")
    return lines.joined(separator: "\n")
  }

  private func drawn(_ reference: Reference) -> [String] {
    let text = "├─ \(reference.dotted)"
    var lines = [text]
    if reference.isSuspect {
      let indent = text.count - reference.dotted.count + reference.owner.count
      let mark = reference.dotted.count - reference.owner.count
      lines.append(
        "│" + String(repeating: " ", count: indent) + String(repeating: "~", count: mark - 1))
    }
    lines += reference.through.map { "│    through \($0)" }
    return lines
  }
}

extension LeakTrace.Reference {
  var dotted: String {
    field.hasPrefix("[") || field.hasPrefix("{") ? owner + field : "\(owner).\(field)"
  }
}

extension String {
  /// `children[0].view` becomes `children.view`; dictionary keys and unnamed elements are dropped.
  var withoutPlaces: String {
    var text = ""
    var depth = 0
    for character in self {
      if character == "[" || character == "{" { depth += 1 }
      if depth == 0 { text.append(character) }
      if character == "]" || character == "}" { depth -= 1 }
    }
    return text
  }

  /// FNV-1a, 64 bits, the same in every process (Fowler, Noll and Vo, draft-eastlake-fnv).
  fileprivate var digest: UInt64 {
    utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
