import BenchmarkKit
import Foundation

/// Links that embed the run's data files, up to a size limit.
struct Downloads {
  /// An upper bound on the size of the markup around a link, in bytes.
  private static let overhead = 400

  private var items: [Markup] = []
  private var missing: [String] = []
  private var room: Int

  /// Creates links that fit into `room` bytes: the plan, the run, then the tables in order.
  init(_ run: Run, room: Int) {
    // Leaves room for the paragraph below the links, which lists omitted files.
    self.room = room - 4 * Self.overhead
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // If JSON cannot represent a number, encoding fails and the link is omitted.
    if !add("plan.json", try? encoder.encode(run.plan), "the plan, with its seeds") {
      missing.append("plan.json")
    }
    if !add("run.json", try? encoder.encode(run), "all results"),
      !add(
        "run.json", try? encoder.encode(run.withoutRawData),
        "all results except the times of individual events, which are too large for this page"
      )
    {
      missing.append("run.json")
    }
    for (name, content) in CSVReport().files(of: run) {
      let isThere = add(name, Data(content.utf8), type: "text/csv;charset=utf-8")
      if !isThere { missing.append(name) }
    }
  }

  /// The list of links, and a note on omitted files.
  var markup: Markup {
    .group([
      .tag(
        "p", [:],
        """
        Each link saves a file that is embedded in this page. ‘bench report run.json’ renders the \
        report again.
        """
      ),
      .tag("ul", [:], .group(items)),
      missing.isEmpty
        ? .nothing
        : .tag(
          "p", ["class": "note"],
          .text(
            """
            Too large for this page and available only in the folder of ‘bench run --output’: \
            \(missing.joined(separator: ", ")).
            """
          )),
    ])
  }

  /// Adds a link if it fits, and returns whether it did.
  private mutating func add(
    _ name: String, _ data: Data?, _ comment: String? = nil, type: String = "application/json"
  ) -> Bool {
    guard let data, data.count * 4 / 3 + Self.overhead <= room else { return false }
    let address = "data:\(type);base64,\(data.base64EncodedString())"
    room -= address.utf8.count + Self.overhead
    let size =
      data.count < 1000 ? "\(data.count) bytes" : "\((Double(data.count) / 1000).fixed(0)) kB"
    items.append(
      .tag(
        "li", [:], .tag("a", ["href": address, "download": name], .text(name)),
        .text(", " + [size, comment].compactMap { $0 }.joined(separator: ", "))))
    return true
  }
}
