import Testing
import UIKit

@Suite("Texts that depend on a number") struct PluralTests {
  /// A bundle with a text of each kind.
  private static func bundle() throws -> Bundle {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("plurals-\(UUID().uuidString)")
    let language = folder.appendingPathComponent("en.lproj")
    try FileManager.default.createDirectory(at: language, withIntermediateDirectories: true)
    try "\"plain\" = \"Plain text\";".write(
      to: language.appendingPathComponent("Localizable.strings"), atomically: true,
      encoding: .utf8)
    let entries: [String: Any] = [
      "days": [
        "NSStringLocalizedFormatKey": "In %#@days@",
        "days": [
          "NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "NSStringFormatValueTypeKey": "d",
          "one": "%d day", "other": "%d days",
        ],
      ],
      "width": ["NSStringVariableWidthRuleType": ["5": "Text", "20": "A longer text"]],
      "empty": ["a": "b"],
      "both": [
        "NSStringLocalizedFormatKey": "%1$#@files@",
        "files": [
          "NSStringFormatValueTypeKey": "d", "one": "%1$d file in %2$#@folders@",
          "other": "%1$d files in %2$#@folders@",
        ],
        "folders": [
          "NSStringFormatValueTypeKey": "d", "one": "a folder", "other": "%2$d folders",
        ],
      ],
    ]
    try PropertyListSerialization.data(fromPropertyList: entries, format: .xml, options: 0)
      .write(to: language.appendingPathComponent("Localizable.stringsdict"))
    return try #require(Bundle(path: folder.path))
  }

  @Test(
    "a text with plural forms is found in its general form, and others as Foundation finds them")
  func forms() throws {
    let bundle = try Self.bundle()
    defer { try? FileManager.default.removeItem(atPath: bundle.bundlePath) }

    func text(_ key: String, _ value: String = "", table: String? = nil) -> String {
      Plurals.localizedString(key, tableName: table, bundle: bundle, value: value)
    }
    let days = text("days")
    #expect(days == "In %d days")
    #expect(String.localizedStringWithFormat(days, 3) == "In 3 days")
    #expect(text("both") == "%1$d files in %2$d folders")
    #expect(text("width") == "A longer text")
    #expect(text("empty") == "empty" && text("empty", "else") == "else")
    #expect(text("plain", table: "") == "Plain text")
    #expect(text("none") == "none" && text("none", "else") == "else")
  }
}
