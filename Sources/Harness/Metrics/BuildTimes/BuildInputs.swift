import BenchmarkKit
import Checksums
import ComparedApps
import Foundation

/// The inputs of an app's builds and unit tests, as a single string for comparison.
///
/// A resumed run must not mix results of different sources or compilers.
enum BuildInputs {
  /// The name of the setting that stores the inputs.
  static let setting = "buildInputs"

  /// The current inputs; empty without a checkout.
  static func current(of app: any App) throws(Failure) -> String {
    guard let checkout = Checkout.current else { return "" }
    let folders = [app.sources.architectures] + app.sources.shared.map(\.folder)
    var content = Checksum()
    for folder in folders {
      let root = checkout.sources.appendingPathComponent(folder)
      let names = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String }
      for name in (names ?? []).filter({ $0.hasSuffix(".swift") }).sorted() {
        try Files.read(root.appendingPathComponent(name).path)
          .withUnsafeBytes { content.add($0) }
      }
    }
    return "\(Toolchain.version ?? "") \(content.text)"
  }

  /// The inputs that have changed since a campaign began; `nil` if there are none.
  static func change(since campaign: CampaignContext) throws(Failure) -> String? {
    let now = try current(of: campaign.app)
    return now == campaign.settings[setting] ? nil : "the sources or the compiler"
  }
}
