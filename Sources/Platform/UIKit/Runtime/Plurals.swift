/// A localised text as Foundation finds it; of a text that depends on a number, the general form.
///
/// Foundation on Linux crashes when it reads a key of a `.stringsdict` file.
public func NSLocalizedString(
  _ key: String, tableName: String? = nil, bundle: Bundle = Bundle.main, value: String = "",
  comment: String
) -> String {
  Plurals.text(key, tableName, bundle)
    ?? Foundation.NSLocalizedString(
      key, tableName: tableName, bundle: bundle, value: value, comment: comment)
}

extension Bundle {
  /// A localised text, as ``NSLocalizedString(_:tableName:bundle:value:comment:)`` finds it.
  public func localizedString(forKey key: String, value: String?, table: String?) -> String {
    NSLocalizedString(key, tableName: table, bundle: self, value: value ?? "", comment: "")
  }
}

/// The texts of `.stringsdict` files, in the form for any number that no other rule is for.
private enum Plurals {
  private struct File: Hashable {
    let bundle: String
    let table: String
  }

  // Read from the threads that ask for texts.
  private static let lock = NSLock()
  nonisolated(unsafe) private static var files: [File: [String: Any]] = [:]

  static func text(_ key: String, _ table: String?, _ bundle: Bundle) -> String? {
    let table = table.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
    let entry = lock.withLock { () -> [String: Any]? in
      let file = File(bundle: bundle.bundlePath, table: table)
      let entries = files[file] ?? read(table, bundle)
      files[file] = entries
      return entries[key] as? [String: Any]
    }
    return entry.flatMap(format)
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
