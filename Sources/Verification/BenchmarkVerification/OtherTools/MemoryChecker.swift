import BenchmarkKit
import DefectGallery
import Foundation
import OtherTools

/// A program that looks for lost memory when a process ends: valgrind or LeakSanitizer.
///
/// Sessions run in a process of their own, without the census, whose tables would hide leaks.
package struct MemoryChecker {
  package let name: String
  private let prefix: [String]
  private let environment: [String: String]

  // An exit code that the worker itself never has.
  private static let leakCode: Int32 = 23

  /// The checkers that are installed.
  package static var installed: [MemoryChecker] {
    [leakSanitizer, valgrind].compactMap { $0 }
  }

  private static var valgrind: MemoryChecker? {
    Valgrind.url.map {
      MemoryChecker(
        name: "valgrind",
        prefix: [$0.path] + Valgrind.leakOptions + [
          "--errors-for-leak-kinds=definite", "--error-exitcode=\(leakCode)",
          // The Swift runtime reads uninitialised memory on purpose; only leaks count here.
          "--undef-value-errors=no",
        ], environment: [:])
    }
  }

  // GCC's LeakSanitizer can be preloaded; Clang's would have to be linked.
  private static var leakSanitizer: MemoryChecker? {
    ["/usr/lib/x86_64-linux-gnu", "/usr/lib64", "/usr/lib"].map { $0 + "/liblsan.so.0" }
      .first { FileManager.default.fileExists(atPath: $0) }
      .map {
        MemoryChecker(
          name: "LeakSanitizer", prefix: [],
          environment: ["LD_PRELOAD": $0, "LSAN_OPTIONS": "exitcode=\(leakCode)"])
      }
  }

  /// Lets each installed checker judge all forms in the gallery.
  ///
  /// - Parameter progress: Called with the checker and the form before each process starts.
  package static func scores(progress: (String) -> Void) throws -> [ToolScore] {
    try withWorker { worker in try installed.map { try $0.score(worker, progress) } }
  }

  /// The report of each installed checker on a form; `nil` if it finds nothing.
  package static func reports(on form: GalleryForm) throws -> [(tool: String, report: String?)] {
    try withWorker { worker in
      try installed.map { ($0.name, try $0.run([form.id], worker).report) }
    }
  }

  /// For each installed checker, whether it finds lost memory in each of these sessions.
  package static func verdicts(
    on rows: [CrossCheckedSessions]
  ) throws -> [(tool: String, isLost: [Bool])] {
    try withWorker { worker in
      try installed.map { checker in
        let reports = try rows.map {
          try checker.check(["work", "cross-check"] + [$0].arguments, worker).report
        }
        return (checker.name, reports.map { $0 != nil })
      }
    }
  }

  /// Calls `work` with an executable that any version of valgrind can read.
  private static func withWorker<Result>(_ work: (URL) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("navbench-\(UUID().uuidString)")
    try Files.prepare(folder)
    defer { try? FileManager.default.removeItem(at: folder) }
    // Without the hooks: they replace `malloc`, as LeakSanitizer does.
    let plain = ReleaseBuild.instrumentedPath.deletingLastPathComponent()
      .appendingPathComponent("bench")
    return try work(Valgrind.readableCopy(of: plain, in: folder))
  }

  private func score(_ worker: URL, _ progress: (String) -> Void) throws -> ToolScore {
    var (found, unreached): ([String: String], Set<String>) = ([:], [])
    for defect in DefectGallery.defects {
      let form = GalleryForm.defective(defect)
      if form.endsEarly {
        unreached.insert(defect.id)
        continue
      }
      progress("\(name): \(form.id)")
      if let report = try run([form.id], worker).report { found[defect.id] = report }
    }
    progress("\(name): the forms without a defect")
    let harmless = GalleryForm.harmless.map(\.id)
    let once = try run(harmless, worker)
    // All forms ran in one process; each runs again on its own only if memory was lost.
    let suspicious = once.report == nil ? [] : harmless
    return ToolScore(
      tool: name, found: found, unreached: unreached,
      falsePositives: try suspicious.filter { try run([$0], worker).report != nil },
      cost: try cost(of: harmless, worker, once: once.seconds))
  }

  /// The cost per additional session, which excludes the start of the process.
  private func cost(of forms: [String], _ worker: URL, once: Double) throws -> ToolCost {
    let times = 11
    let bare = MemoryChecker(name: "none", prefix: [], environment: [:])
    let sessions = Double((times - 1) * forms.count)
    func seconds(of checker: MemoryChecker, once: Double) throws -> Double {
      (try checker.run(forms, times: times, worker).seconds - once) / sessions
    }
    let cost = try seconds(of: self, once: once)
    return ToolCost(
      seconds: cost, bare: try seconds(of: bare, once: bare.run(forms, worker).seconds),
      start: max(0, once - cost * Double(forms.count)))
  }

  /// Runs gallery sessions under the checker.
  private func run(
    _ forms: [String], times: Int = 1, _ worker: URL
  ) throws -> (report: String?, seconds: Double) {
    try check(["work", "gallery", forms.joined(separator: ","), "--times", "\(times)"], worker)
  }

  /// The checker's report if memory was lost, and the processor time.
  private func check(_ arguments: [String], _ worker: URL) throws -> (
    report: String?, seconds: Double
  ) {
    let log = FileManager.default.temporaryDirectory
      .appendingPathComponent("navbench-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: log) }
    let end = try ChildProcess(
      command: prefix + [worker.path] + arguments,
      environment: environment.merging(Valgrind.environment) { $1 },
      output: .descriptor(Invocation.current.output), errors: .file(log.path)
    ).run()
    switch end.status {
    case 0: return (nil, end.processorSeconds)
    case Self.leakCode:
      let report = String(decoding: try Data(contentsOf: log), as: UTF8.self)
      return (report, end.processorSeconds)
    default:
      throw Failure(
        SystemFailure.programFailed(
          command: "bench " + arguments.joined(separator: " ") + ", under \(name)",
          status: end.status,
          output: String(decoding: try Data(contentsOf: log).suffix(2_000), as: UTF8.self)))
    }
  }
}
