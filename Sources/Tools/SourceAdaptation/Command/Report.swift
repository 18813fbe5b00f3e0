/// The number of lines that had to change in each file.
struct Report {
  struct Entry {
    let path: String
    let changedLines: Int
    let lines: Int
  }

  let module: String
  let entries: [Entry]
  let interfaceFiles: Int

  private var changedLines: Int { entries.reduce(0) { $0 + $1.changedLines } }

  /// The totals, as the build prints them.
  var summary: String {
    "\(module): \(count(entries.count, "file")), \(count(changedLines, "line")) changed, "
      + count(interfaceFiles, "storyboard")
  }

  var text: String {
    let rows = entries.map { "\($0.changedLines) of \(count($0.lines, "line")): \($0.path)\n" }
    return summary + "\n\n" + rows.joined()
  }

  private func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
