import Foundation
import Relinking
import Synchronization
import UserSessions

/// Ensures that only optimised builds are timed.
///
/// `swift run bench` makes a debug build, whose times are off by a factor of five to forty and
/// whose ratios are wrong. Therefore, a debug build in its checkout builds and runs the release
/// products.
package enum ReleaseBuild {
  /// The products that a run needs: the executable, alone and with the hooks linked in.
  private static let products = ["bench", "bench-instrumented"]

  /// Returns if this build may measure times; otherwise replaces the process or throws an error.
  package static func ensure(allowsDebug: Bool) throws(Failure) {
    guard !SessionRunner.isOptimised, !allowsDebug else { return }
    guard let checkout = Checkout.current, let scratch = scratchFolder else {
      throw Failure(SystemFailure.debugBuild)
    }
    note("this is a debug build; rebuilding in release mode and running that instead")
    for product in products { try build(product, checkout, scratch) }
    try replace(
      by: executable.deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("release/bench"))
  }

  /// The path of the variant of this executable with the hooks linked in.
  package static var instrumentedPath: URL {
    executable.deletingLastPathComponent().appendingPathComponent("bench-instrumented")
  }

  /// Whether the instrumented variant was linked before its code was last compiled.
  package static var isInstrumentedStale: Bool {
    LinkedObjects(of: instrumentedPath).newer != nil
  }

  /// The variant of this executable with the hooks linked in.
  ///
  /// It is built if it is missing or, at the first use, older than the code.
  package static func instrumented() throws(Failure) -> URL {
    let variant = instrumentedPath
    let isFirstUse = used.withLock { $0.insert(variant).inserted }
    if FileManager.default.isExecutableFile(atPath: variant.path),
      !isFirstUse || !isInstrumentedStale
    {
      return variant
    }
    guard let checkout = Checkout.current, let scratch = scratchFolder else {
      throw Failure(SystemFailure.notInstrumented(executable: executable.path))
    }
    try build("bench-instrumented", checkout, scratch)
    return variant
  }

  // The variants used so far, each of which is checked only once: every job asks for its variant,
  // and the check compares it with over a thousand objects.
  private static let used = Mutex<Set<URL>>([])

  private static var executable: URL { Invocation.current.executable }

  /// The build folder that contains this executable: `<scratch>/<triple>/<configuration>/bench`.
  private static var scratchFolder: URL? {
    let folder = executable.deletingLastPathComponent()
    guard ["debug", "release"].contains(folder.lastPathComponent) else { return nil }
    return folder.deletingLastPathComponent().deletingLastPathComponent()
  }

  private static func build(
    _ product: String, _ checkout: Checkout, _ scratch: URL
  ) throws(Failure) {
    let errors = ChildProcess.Destination.descriptor(Invocation.current.errors)
    let build = try ChildProcess(
      command: [
        "/usr/bin/env", "swift", "build", "--package-path", checkout.root.path,
        "--scratch-path", scratch.path,
        "-c", SessionRunner.isOptimised || product == "bench" ? "release" : configuration,
        "--product", product,
      ], output: errors, errors: errors
    ).run()
    guard build.status == 0 else {
      throw Failure(SystemFailure.buildFailed(product: product, status: build.status))
    }
  }

  // With --allow-debug the instrumented executable is also unoptimised.
  private static var configuration: String {
    Invocation.current.words.contains("--allow-debug") ? "debug" : "release"
  }

  /// Replaces this process with another executable, which gets the same arguments.
  package static func replace(by executable: URL) throws(Failure) {
    guard Invocation.current.ownsProcess else {
      throw Failure(SystemFailure.notReplaceable(executable: executable.path))
    }
    let arguments = [executable.path] + Invocation.current.words
    var pointers = arguments.map { strdup($0) } + [nil]
    execv(executable.path, &pointers)
    throw Failure(
      SystemFailure.notStarted(program: executable.path, reason: "\(SystemReason(errno))"))
  }
}
