import BenchmarkKit

extension LinesOfCode {
  /// The lines of each architecture by role; smaller roles are combined.
  func roleBars(_ subjects: [Subject]) -> Chart? {
    let modules = subjects.map(\.module).uniqued.filter { module in
      files.contains { $0.module == module }
    }
    let counted = files.filter { modules.contains($0.module) }
    guard !counted.isEmpty else { return nil }
    func lines(_ role: String, _ module: String? = nil) -> Int {
      counted.filter { $0.role == role && (module == nil || $0.module == module) }
        .map(\.physical).sum
    }
    let roles = counted.map(\.role).uniqued
    // The last column is for the rest.
    let largest = roles.sorted { (lines($1), $0) < (lines($0), $1) }
      .prefix(6)
    let rest = roles.filter { !largest.contains($0) }
    let bars = BarColumns(
      rows: modules.map { module in
        (
          subjects.architecture(of: module),
          largest.map { Double(lines($0, module)) }
            + (rest.isEmpty ? [] : [Double(rest.map { lines($0, module) }.sum)])
        )
      }, parts: largest + (rest.isEmpty ? [] : ["all other roles"]), unit: "physical lines")
    let (marks, height) = bars.drawing
    return Chart(
      name: "lines", title: "Lines of code by role",
      reading:
        """
        Physical lines. Variants of an architecture have the same code. The table below lists all \
        roles.
        """,
      summary: bars.summary, height: height, marks: marks)
  }
}
