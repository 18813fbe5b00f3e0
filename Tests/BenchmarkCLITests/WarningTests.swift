@testable import BenchmarkCampaign
@testable import BenchmarkKit
@testable import BenchmarkMetrics
import BenchmarkVerification
import Foundation
import Testing

@testable import BenchmarkCLI

/// All warnings, each with a sample payload and the expected text.
private let samples: [(reason: any WarningReason, text: String)] = [
  (
    RunWarning.olderSchema("navbench.run/1"),
    """
    The run was stored in the older format 'navbench.run/1': its abandoned objects include those \
    that were released late. Run the plan again to separate them.
    """
  ),
  (
    CampaignWarning.debugBuild,
    """
    This is a debug build, whose times cannot be compared with any others. Leave out --allow-debug.
    """
  ),
  (
    CampaignWarning.stopped(before: "Leaks"),
    """
    The run stopped because of its findings: 'Leaks' and the metrics after it were not measured. \
    Resolve the findings, or leave out --fail-fast.
    """
  ),
  (
    CampaignWarning.lostJobs(1, of: "Leaks", reason: "SIGKILL"),
    """
    Leaks: 1 job is missing, because its workers were repeatedly killed by other processes \
    (SIGKILL). This is not a finding about a subject; use --resume to run the missing work.
    """
  ),
  (
    CampaignWarning.lostJobs(3, of: "Leaks", reason: "SIGKILL"),
    """
    Leaks: 3 jobs are missing, because their workers were repeatedly killed by other processes \
    (SIGKILL). This is not a finding about a subject; use --resume to run the missing work.
    """
  ),
  (
    CampaignWarning.notPlaced(reason: "the disk is full."),
    "A launch uses the build's own code order: the disk is full."
  ),
  (
    DispatchWarning.notPlaced(1, of: 12),
    """
    1 of 12 launches ran the code in the order of the build, so the intervals might not cover \
    other orders. 'bench doctor' shows why the code was not reordered.
    """
  ),
  (
    ColdTimesWarning.warmCaches(2, of: 12),
    """
    In 2 of 12 launches, an eviction added less than a quarter of the time that memory would add, \
    so the caches were not cold and the cold times are too short. Use another machine.
    """
  ),
  (
    CampaignWarning.incomplete("Unit tests", reason: "'swift' is not on the PATH"),
    "'Unit tests' could not be measured completely: 'swift' is not on the PATH."
  ),
  (
    CampaignWarning.leftOut(1, part: "launch", of: "Time per event", subject: "MVC"),
    "Time per event: 1 launch was left out because MVC fails in it. See its findings."
  ),
  (
    CampaignWarning.leftOut(2, part: "launch", of: "Time per event", subject: "MVC"),
    "Time per event: 2 launches were left out because MVC fails in them. See its findings."
  ),
  (
    CampaignWarning.machines(["EPYC, 2 cores, Linux", "Xeon, 4 cores, Linux"]),
    """
    Times were measured on 2 kinds of machine (EPYC, 2 cores, Linux; Xeon, 4 cores, Linux), so \
    differences between launches include differences between machines. Measure all launches on one \
    kind of machine.
    """
  ),
  (
    CampaignWarning.damagedRecord(path: "run.journal", byte: 41),
    "'run.journal' is damaged at byte 41: the record there is not intact. Its job is run again."
  ),
  (
    ComparisonWarning.environment(.cores, base: "2", new: "4"),
    """
    The number of cores is '2' in the base run and '4' in the new one, which may explain other \
    differences. Compare runs from the same machine and toolchain.
    """
  ),
  (
    ComparisonWarning.sessions,
    """
    The runs have different seeds or sessions, so counts and leaks were not compared. Use the same \
    plan for both.
    """
  ),
  (
    ComparisonWarning.incomplete(.base),
    "The base run is incomplete, so results may be missing. Complete it with 'bench run --resume'."
  ),
  (
    ComparisonWarning.notPooled(run: "a/run.json", .fingerprint),
    """
    The run 'a/run.json' has no fingerprint of its machine, so it was left out. Measure the \
    default plan with this version of bench.
    """
  ),
  (
    ComparisonWarning.revisions(["1a2b", "3c4d"]),
    """
    The runs are of different revisions (1a2b, 3c4d), so differences between machines may be due \
    to the code. Pool runs of one revision.
    """
  ),
  (
    DispatchWarning.busyMachine(load: 1.45),
    """
    The machine was busy when the run began: found load 1.45, expected 0.5 or less. Close other \
    programs.
    """
  ),
  (
    DispatchWarning.fewLaunches(1),
    """
    Found 1 launch, expected 6 or more: fewer give no interval at 95 %. \
    Measure more launches.
    """
  ),
  (
    DispatchWarning.control(baseline: "MVC", percent: 4),
    """
    MVC and its A/A control, which has the same code, differ by up to 4 %, so smaller differences \
    between subjects mean nothing in this run. Use a quieter machine, or more launches.
    """
  ),
  (
    DispatchWarning.drift(2, of: 12),
    """
    Times drift by more than 2 % in 2 of 12 launches: the processor was speeding up or slowing \
    down. Fix its frequency, and let the machine warm up.
    """
  ),
  (
    DispatchWarning.dependence(1, of: 1),
    """
    Neighbouring sessions were disturbed together in 1 of 1 launch: another program was running. \
    Close other programs.
    """
  ),
  (
    DispatchWarning.severalPeaks(3, of: 12),
    """
    Times have several peaks in 3 of 12 launches: the processor changed its frequency or core. Fix \
    its frequency.
    """
  ),
  (
    DispatchWarning.stolenTime(3, of: 12),
    "More than 1 % of CPU time was stolen by the host in 3 of 12 launches. Use a dedicated machine."
  ),
  (
    DispatchWarning.waiting(3, of: 12),
    """
    Processes waited for a processor more than 10 % of the time in 3 of 12 launches. Close other \
    programs.
    """
  ),
  (
    BuildTimesWarning.busyRounds(1, of: 1, processors: 3.2),
    """
    In 1 of 1 build round, other programs or virtual machines on the host used up to 3.2 \
    processors, expected 0.5 or less. Close other programs, or use more rounds.
    """
  ),
  (
    BuildTimesWarning.failingTests(suite: "gather", module: "MVC"),
    """
    The gather tests of MVC failed while they were timed, so the times of its test runs are for \
    failing tests. Run 'bench measure unit-tests' to list the failures.
    """
  ),
  (
    UnitTestsWarning.noTests(module: "MVVM", folder: "Tests/Architectures"),
    """
    MVVM has no tests in 'Tests/Architectures', so none were run. Add tests to include it in the \
    comparison.
    """
  ),
  (
    CostGrowthWarning.noValgrind,
    """
    valgrind is not installed, so costs are times and not exact. Install it with 'apt-get install \
    valgrind'.
    """
  ),
  (
    LeaksWarning.noSources,
    """
    The sources were not found where bench was built, so leaks were not compared with a baseline. \
    Run bench in its checkout.
    """
  ),
  (
    CommandWarning.unshrunkFindings(1, of: 3),
    """
    1 of 3 sessions with findings was not shrunk: the budget is too small or a worker was ended. \
    Use a larger --shrink-budget, or 'bench replay --shrink' for a single session.
    """
  ),
  (
    CommandWarning.unshrunkFindings(2, of: 3),
    """
    2 of 3 sessions with findings were not shrunk: the budget is too small or a worker was ended. \
    Use a larger --shrink-budget, or 'bench replay --shrink' for a single session.
    """
  ),
  (
    CommandWarning.unshrunkDefects(1),
    """
    The session of 1 defect was not shrunk: the budget is too small or a worker was ended. Use a \
    larger --shrink-budget.
    """
  ),
  (
    CommandWarning.unshrunkDefects(2),
    """
    The sessions of 2 defects were not shrunk: the budget is too small or a worker was ended. Use \
    a larger --shrink-budget.
    """
  ),
  (
    VerificationWarning.incompleteSelfTest(
      part: "timing copies", reason: "a worker process failed."),
    "The self-test could not complete 'timing copies': a worker process failed."
  ),
  (
    CommandWarning.missingMetrics(["leaks", "exits"], plan: "default"),
    """
    The plan 'default' names metrics that this build does not have, so they are not measured: \
    leaks, exits. Add them to All.swift, or remove them from the plan.
    """
  ),
  (
    CommandWarning.unclosed(file: "A.swift", construct: "comment", line: 3),
    """
    'A.swift' ends inside a comment that begins on line 3, so all following lines were counted as \
    part of it. Close the comment, or leave the file out.
    """
  ),
]

@Suite("Warnings") struct WarningTests {
  @Test("every warning has the expected text", arguments: samples.indices)
  func texts(_ index: Int) {
    #expect(Warning(samples[index].reason).text == samples[index].text)
  }

  @Test("warnings are plain sentences with a singular noun after 1", arguments: samples.indices)
  func rules(_ index: Int) {
    let text = samples[index].reason.text

    #expect(text.hasSuffix(".") && !text.contains(".."))
    #expect(!text.contains("\n"))
    #expect(!text.contains(/\b(tells?|told|says?|said|nobody|somebody)\b/))
    #expect(!text.contains(/\b1 (\w+ches|jobs|rounds|sessions|defects|kinds)\b/))
  }

  @Test("numbers other than 1 are followed by a plural noun")
  func nouns() {
    #expect(1.counted("launch") == "1 launch")
    #expect(2.counted("launch") == "2 launches")
    #expect(0.counted("session") == "0 sessions")
  }

  @Test("a warning's text survives encoding and decoding")
  func stored() throws {
    let warning = Warning(DispatchWarning.busyMachine(load: 1.45))

    let stored = try JSONEncoder().encode(warning)

    #expect(try JSONDecoder().decode(Warning.self, from: stored) == warning)
    #expect(
      try JSONSerialization.jsonObject(with: stored) as? [String: String] == ["text": warning.text])
  }
}
