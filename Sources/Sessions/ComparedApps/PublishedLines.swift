/// A line count printed in a published source.
///
/// It counts *physical* lines, like `wc -l`: headers, comments and blank lines are included.
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
