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

    let days = NSLocalizedString("days", bundle: bundle, comment: "")
    #expect(days == "In %d days")
    #expect(String.localizedStringWithFormat(days, 3) == "In 3 days")
    #expect(
      bundle.localizedString(forKey: "both", value: nil, table: nil) == "%1$d files in %2$d folders"
    )
    #expect(NSLocalizedString("plain", bundle: bundle, comment: "") == "Plain text")
    #expect(NSLocalizedString("none", bundle: bundle, value: "else", comment: "") == "else")
    #expect(bundle.localizedString(forKey: "none", value: nil, table: "") == "none")
  }
}
