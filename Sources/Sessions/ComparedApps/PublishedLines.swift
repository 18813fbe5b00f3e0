/// A line count that a published source prints.
///
/// It is of *physical* lines: what `wc -l` prints, including headers, comments and blank lines.
package struct PublishedLines: Hashable, Sendable {
  /// The architecture as the source spells it: "MVC", "MVVM", "MVP" or "MVP-C".
  package let architecture: String
  /// The source's heading, a role in the plural: "View Controllers".
  package let category: String
  /// The file name without its extension: "LoginViewController".
  package let file: String
  /// The printed number of physical lines, as `wc -l` counts them.
  package let physical: Int

  package init(architecture: String, category: String, file: String, physical: Int) {
    self.architecture = architecture
    self.category = category
    self.file = file
    self.physical = physical
  }
}
