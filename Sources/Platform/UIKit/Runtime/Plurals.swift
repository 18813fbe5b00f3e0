/// Texts that depend on a number or a width, from `.stringsdict` files.
///
/// Foundation on Linux crashes when it reads a key of such a file.
public enum Plurals {
  private struct File: Hashable {
    let bundle: String
    let table: String
  }

  // Read from the threads that ask for texts.
  private static let lock = NSLock()
  nonisolated(unsafe) private static var files: [File: [String: Any]] = [:]

  /// A localised text as Foundation finds it; if it depends on a number, in the form `other`, and
  /// if it depends on a width, in the widest form.
  ///
  /// - Returns: The value, or the key if the value is empty, if there is no such text.
  public static func localizedString(
    _ key: String, tableName: String?, bundle: Bundle, value: String
  ) -> String {
    let table = tableName.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
    let entry = lock.withLock { () -> [String: Any]? in
      let file = File(bundle: bundle.bundlePath, table: table)
      let entries = files[file] ?? read(table, bundle)
      files[file] = entries
      return entries[key] as? [String: Any]
    }
    guard let entry else {
      return NSLocalizedString(
        key, tableName: tableName, bundle: bundle, value: value, comment: "")
    }
    return format(entry) ?? (value.isEmpty ? key : value)
  }

  private static func read(_ table: String, _ bundle: Bundle) -> [String: Any] {
    guard let url = bundle.url(forResource: table, withExtension: "stringsdict"),
      let data = try? Data(contentsOf: url),
      let entries = try? PropertyListSerialization.propertyList(from: data, format: nil)
    else { return [:] }
    return entries as? [String: Any] ?? [:]
  }

  /// The format of an entry, with `%#@name@` replaced by the general form of that variable.
  private static func format(_ entry: [String: Any]) -> String? {
    if let widths = entry["NSStringVariableWidthRuleType"] as? [String: String] {
      return widths.max { (Int($0.key) ?? 0) < (Int($1.key) ?? 0) }?.value
    }
    guard var text = entry["NSStringLocalizedFormatKey"] as? String else { return nil }
    // A form may contain further variables, but not without end.
    for _ in entry {
      for (name, rule) in entry {
        guard let form = (rule as? [String: Any])?["other"] as? String else { continue }
        text = text.replacingOccurrences(of: "%#@\(name)@", with: form)
        // A variable with its position, such as `%1$#@name@`.
        text = text.replacingOccurrences(
          of: "%[0-9]+\\$#@\(NSRegularExpression.escapedPattern(for: name))@",
          with: NSRegularExpression.escapedTemplate(for: form), options: .regularExpression)
      }
    }
    return text
  }
}
