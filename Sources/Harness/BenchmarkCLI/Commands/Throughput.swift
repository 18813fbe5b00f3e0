import ArgumentParser
import BenchmarkKit
import BenchmarkMetrics
import BenchmarkReports
import BenchmarkVerification

/// Measures the speed of the harness itself.
struct Throughput: MainActorCommand {
  static let configuration = CommandConfiguration(
    abstract: "Measure the speed of the harness itself.",
    discussion: """
      Every session is run on every subject in four ways, in turn: events only; with every control
      looked up twice; with the screen compared after each event; and on the reference model alone.
      The differences are the costs of the driver and the oracle. A second table compares the
      elementary operations of the headless UIKit with the minimum work that they require.

      With --leak-detector, the cost of the leak detector is measured instead: of every session at
      four levels of detail, in turn, and of the final verdict for increasing numbers of objects.

      EXAMPLES
        bench verify throughput
        bench verify throughput --sessions 500 --subjects MVC
        bench verify throughput --leak-detector
      """.flowing)

  @OptionGroup var subjects: SubjectList
  @OptionGroup var app: AppOption
  @Option(help: .sessions) var sessions = 300
  @Option(help: .seed) var seed = "0x5eed"
  @Flag(help: "Measure the leak detector instead.")
  var leakDetector = false
  @Option(help: "The largest number of live objects, with --leak-detector; a power of ten.")
  var liveObjects = 1_000_000
  @OptionGroup var output: OutputOptions<TableFormat>
  @OptionGroup var build: BuildOptions

  func validate() throws {
    try OptionProblem.check("--sessions", sessions, atLeast: 1)
    let sizes = Array(HeapReadingCost.sizes.dropFirst(2))
    if !sizes.contains(liveObjects) {
      throw ValidationError(.notOneOf("--live-objects", liveObjects, sizes))
    }
  }

  @MainActor func perform() throws {
    let chosen = try app.subjects.listed(subjects.list)
    let range = SessionRange(
      seed: try BenchmarkKit.seed(seed), first: 0, count: sessions, eventsPerSession: 100)
    try build.ensureRelease()
    guard leakDetector else {
      let times = try chosen.map { try HarnessTiming.measure($0, of: app.chosen, range) }
      return try output.deliver([times.table, NavigationTiming.measure().table])
    }
    try LeakCheck.ensureHooks()
    let costs = try chosen.map { try LeakDetectorCost.measure($0, of: app.chosen, range) }
    let growth = try HeapReadingCost.measure(
      sizes: HeapReadingCost.sizes.filter { $0 <= liveObjects })
    try output.deliver([costs.table, growth.table])
  }
}
