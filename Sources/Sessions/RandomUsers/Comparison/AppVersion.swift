/// A version of an app in a comparison: a way to launch it and, optionally, its sources.
public struct AppVersion {
  let launch: AppLaunch
  let sources: String?

  /// Creates a version.
  ///
  /// - Parameters:
  ///   - launch: The way to launch the app; each session launches a new instance.
  ///   - sources: The folder whose Swift files are counted, relative to the current folder, which
  ///     is the package's folder in `swift test`; `nil` to count no lines.
  public init(_ launch: AppLaunch, sources: String? = nil) {
    self.launch = launch
    self.sources = sources
  }
}
