import Foundation

// A list of defects is plain text, written by hand:
//
//   M07 lifetime: a button keeps its screen
//     flags leaks, exits
//     blames ShopViewController.button
//   Shop/ShopViewController.swift
//   - the old text
//   + the new one
//
// Other attributes are `variant` and `equivalent`. A defect may patch several files, and several
// places in a file.
extension PlantedDefect {
  /// Reads the defects of one architecture.
  ///
  /// - Parameter detectors: The detectors that a defect can name.
  /// - Throws: `DefectError.unreadable`, with the line number.
  package static func list(
    _ text: String, module: String, detectors: [Detector]
  ) throws(DefectError) -> [PlantedDefect] {
    var defects: [Draft] = []
    for (index, line) in text.components(separatedBy: "\n").enumerated() {
      func fail(_ expected: String) -> DefectError {
        .unreadable(module: module, line: index + 1, found: line, expected: expected)
      }
      if line.isEmpty || line.hasPrefix("#") { continue }
      if let header = line.wholeMatch(of: /([A-Z][0-9]+) ([a-z- ]+): (.+)/) {
        guard let kind = Kind(rawValue: String(header.2)) else {
          throw fail("a kind: \(Kind.allCases.map(\.rawValue).joined(separator: ", "))")
        }
        defects.append(Draft(id: String(header.1), kind: kind, summary: String(header.3)))
      } else if defects.isEmpty || !defects[defects.count - 1].add(line, detectors) {
        throw fail("a defect such as 'M07 lifetime: …', an attribute, a file, '- old' or '+ new'")
      }
    }
    return defects.map { $0.defect(in: module) }
  }

  /// A defect whose lines are being read.
  private struct Draft {
    let id: String
    let kind: Kind
    let summary: String
    var variant = ""
    var detectors: [Detector] = []
    var blames: [String] = []
    var equivalence: String?
    var edits: [(file: String, old: [String], new: [String])] = []

    /// Adds a line; returns `false` if the line is not valid here.
    mutating func add(_ line: String, _ known: [Detector]) -> Bool {
      if line.hasPrefix("  ") { return addAttribute(line.dropFirst(2), known) }
      if line.hasSuffix(".swift") {
        edits.append((line, [], []))
        return true
      }
      guard let file = edits.last?.file else { return false }
      switch line.prefix(2) {
      case "- ", "-":
        if edits.last?.new.isEmpty == false { edits.append((file, [], [])) }
        edits[edits.count - 1].old.append(String(line.dropFirst(2)))
      case "+ ", "+": edits[edits.count - 1].new.append(String(line.dropFirst(2)))
      default: return false
      }
      return true
    }

    private mutating func addAttribute(_ line: Substring, _ known: [Detector]) -> Bool {
      let words = line.split(separator: " ", maxSplits: 1)
      guard words.count == 2 else { return false }
      let values = words[1].split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
      switch words[0] {
      case "flags":
        detectors = values.compactMap { name in known.first { $0.name == name } }
        return detectors.count == values.count
      case "blames": blames = values
      case "variant": variant = String(words[1])
      case "equivalent": equivalence = String(words[1])
      default: return false
      }
      return true
    }

    func defect(in module: String) -> PlantedDefect {
      PlantedDefect(
        id: id, kind: kind, summary: summary, module: module, variant: variant,
        detectors: detectors,
        blames: blames, equivalence: equivalence,
        edits: edits.map {
          Edit(
            file: $0.file, old: $0.old.joined(separator: "\n"),
            new: $0.new.joined(separator: "\n"))
        })
    }
  }
}
