import BenchmarkKit

/// A subject's objects as a tree: each object is listed below its owner.
struct OwnershipTree {
  /// A line of the tree: an object, or a further reference to one that is listed elsewhere.
  struct Line: Equatable {
    let depth: Int
    /// The field of the owner above; `nil` for an object without an owner in the tree.
    let field: String?
    let type: String
    /// Whether the object itself is listed elsewhere in the tree.
    let isRepeated: Bool
    /// Whether a leak trace names the reference as a suspect.
    let isSuspect: Bool
  }

  let lines: [Line]

  /// - Parameter suspects: The names of the references that leak traces name as suspects.
  init(_ objects: OwnedObjects, suspects: Set<String>) {
    let byOwner = Dictionary(grouping: objects.references, by: \.owner)
    let owned = Set(objects.references.filter { $0.owner != $0.target }.map(\.target))
    // Objects that no object owns come first, then the oldest of those that only own each other.
    let starts = objects.types.indices.filter { !owned.contains($0) } + objects.types.indices
    var seen: Set<Int> = []
    var owners: [Int: OwnedObjects.Reference] = [:]
    var roots: [Int] = []
    for start in starts where seen.insert(start).inserted {
      roots.append(start)
      var queue = [start]
      var head = 0
      while head < queue.count {
        for reference in byOwner[queue[head]] ?? [] where seen.insert(reference.target).inserted {
          owners[reference.target] = reference
          queue.append(reference.target)
        }
        head += 1
      }
    }
    var lines: [Line] = []
    func add(_ object: Int, _ depth: Int, _ reference: OwnedObjects.Reference?) {
      lines.append(line(object, depth, reference, isRepeated: false))
      for next in byOwner[object] ?? [] {
        if owners[next.target] == next {
          add(next.target, depth + 1, next)
        } else {
          lines.append(line(next.target, depth + 1, next, isRepeated: true))
        }
      }
    }
    func line(
      _ object: Int, _ depth: Int, _ reference: OwnedObjects.Reference?, isRepeated: Bool
    ) -> Line {
      Line(
        depth: depth, field: reference?.field, type: objects.types[object], isRepeated: isRepeated,
        isSuspect: reference.map { suspects.contains($0.name(in: objects)) } ?? false)
    }
    for root in roots { add(root, 0, nil) }
    self.lines = lines
  }
}

// MARK: Drawing

extension Leaks {
  /// A diagram of object ownership in every subject; subjects with equal diagrams share one.
  ///
  /// The subject with the most objects left behind comes first, expanded.
  func ownershipSketches(_ subjects: [Subject]) -> [Chart] {
    let trees = subjects.compactMap { subject -> (subject: Subject, tree: OwnershipTree)? in
      guard let objects = ownership?.first(where: { $0.subject == subject.id }) else { return nil }
      let suspects = defects.filter { $0.subject == subject.id }.flatMap(\.suspects)
      return (subject, OwnershipTree(objects, suspects: Set(suspects)))
    }
    let groups = trees.uniqued { "\($0.subject.module) \($0.tree.lines)" }.map { first in
      (
        tree: first.tree,
        subjects: trees.filter {
          $0.subject.module == first.subject.module && $0.tree.lines == first.tree.lines
        }.map(\.subject)
      )
    }
    let worst = trees.map(\.subject).filter { left(by: $0) > 0 }
      .max { left(by: $0) < left(by: $1) }
    let screen = ownership?.first?.screen ?? ""
    let charts = groups.map { group in
      (
        isFirst: group.subjects.contains { $0.id == worst?.id },
        chart: sketch(group.tree, of: group.subjects, screen: screen)
      )
    }
    return charts.filter(\.isFirst).map(\.chart)
      + charts.filter { !$0.isFirst }.map { $0.chart.placed(.folded) }
  }

  private func left(by subject: Subject) -> Int {
    sum(of: .leaked, subject) + sum(of: .abandoned, subject) + sum(of: .releasedLate, subject)
  }

  private func sketch(_ tree: OwnershipTree, of subjects: [Subject], screen: String) -> Chart {
    let rowHeight = 18.0
    let blamed = tree.lines.filter(\.isSuspect)
    var marks: [Markup] = []
    // The line of the last object at each depth, from which its references start.
    var above: [Int] = []
    for (index, line) in tree.lines.enumerated() {
      let y = (Double(index) + 0.5) * rowHeight, x = Double(line.depth) * 16 + 8
      if line.depth > 0 {
        let colour = line.isSuspect ? Palette.alarm : .faint
        let start = (Double(above[line.depth - 1]) + 0.5) * rowHeight + 7
        for (from, to) in [((x - 12, start), (x - 12, y)), ((x - 12, y), (x - 3, y))] {
          marks.append(.line(from: from, to: to, colour, width: line.isSuspect ? 2.5 : 1))
        }
      }
      above = above.prefix(line.depth) + [index]
      marks.append(text(of: line, x: x, y: y))
    }
    // Red lines are drawn last, on top of the others.
    let (red, others) = (marks.filter(\.isAlarm), marks.filter { !$0.isAlarm })
    return Chart(
      name: "ownership-\(subjects[0].id.fileName)",
      title: "Ownership of objects in \(subjects.map(\.id).joined(separator: ", "))",
      reading: """
        The live objects on the screen ‘\(screen)’, as found by the leak detector: each below its \
        owner, after the field that refers to it. Weak references are left out. ↑: another strong \
        reference to an object shown elsewhere.\
        \(blamed.isEmpty ? "" : " ✗, red: a reference that leak traces blame.")
        """,
      summary: blamed.isEmpty
        ? "\(tree.lines.count { !$0.isRepeated }) objects; no reference is to blame for a leak."
        : "To blame: "
          + blamed.map { "\($0.field ?? "") to \($0.type)" }.joined(separator: ", ") + ".",
      height: Double(tree.lines.count) * rowHeight + 4, marks: others + red)
  }

  private func text(of line: OwnershipTree.Line, x: Double, y: Double) -> Markup {
    // The mark that distinguishes a dictionary's values from its keys is omitted, to save space.
    let field = line.field.map { "\($0.replacing("{value}", with: "")): " } ?? ""
    return .element(
      name: "text",
      attributes: [("x", x.place), ("y", (y + 4).place)]
        + (line.isSuspect ? [("style", "fill: \(Palette.alarm.variable); font-weight: 600")] : []),
      content: [
        .text(line.isSuspect ? "✗ " : ""),
        line.isSuspect
          ? .text(field) : .tag("tspan", ["class": "dim"], .text(field)),
        .text(line.type + (line.isRepeated ? " ↑" : "")),
      ])
  }
}

extension Markup {
  /// Whether the mark is drawn in the colour of defects.
  fileprivate var isAlarm: Bool {
    guard case .element(_, let attributes, _) = self else { return false }
    return attributes.contains { $0.value.contains(Palette.alarm.variable) }
  }
}
