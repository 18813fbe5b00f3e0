/// The line counts that the Football Gather article series prints, file by file.
///
/// They are *physical* lines: what `wc -l` prints, including headers, comments and blank lines. The
/// values are those of the tables in *Architecture Series – Model View Presenter with Coordinators
/// (MVP-C)* by Radu Dan, which repeats the tables of MVC, MVVM and MVP.
///
/// - Note: The values are as printed, including the article's typo: it gives 69 for MVP-C
///   `PlayerListViewState`, but the file has 60 lines, so MVP-C's local models are 210 and not 219.
///   Its coordinators omit AppCoordinator (51) and the file of the two protocols (20).
public struct PublishedLines: Hashable, Sendable {
  /// The architecture as the article spells it: "MVC", "MVVM", "MVP" or "MVP-C".
  public let architecture: String

  /// The article's heading, a role in the plural: "View Controllers".
  public let category: String

  /// The file name without its extension: "LoginViewController".
  public let file: String

  /// The printed number of physical lines, as `wc -l` counts them.
  public let physical: Int
}

extension PublishedLines {
  /// The architectures, in the order of the article series.
  public static let architectures = ["MVC", "MVVM", "MVP", "MVP-C"]

  /// The printed rows of one architecture, in the order of the article; empty if it has none.
  public static func rows(of architecture: String) -> [PublishedLines] {
    all.filter { $0.architecture == architecture }
  }

  /// The headings of one architecture, in the order of the article.
  public static func categories(of architecture: String) -> [String] {
    rows(of: architecture).map(\.category).reduce(into: []) { categories, category in
      if categories.last != category { categories.append(category) }
    }
  }

  /// The printed physical lines of a file, or `nil` if the article does not list it.
  ///
  /// - Parameter file: The name without its extension.
  public static func physical(of file: String, in architecture: String) -> Int? {
    all.first { $0.architecture == architecture && $0.file == file }?.physical
  }

  /// The printed physical lines under a heading, summed; `nil` if the article has no such heading.
  public static func physical(ofCategory category: String, in architecture: String) -> Int? {
    let rows = rows(of: architecture).filter { $0.category == category }
    return rows.isEmpty ? nil : rows.reduce(0) { $0 + $1.physical }
  }
}
