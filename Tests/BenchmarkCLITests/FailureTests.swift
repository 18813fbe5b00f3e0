@testable import BenchmarkCampaign
@testable import BenchmarkKit
import BenchmarkMetrics
import BenchmarkVerification
import Foundation
import Relinking
import Testing

@testable import BenchmarkCLI

/// All failures and problems with options, each with a sample payload and the expected text.
private let samples: [(reason: any Sendable, text: String)] = [
  // Files, processes and programs.
  (
    SystemFailure.folderNotCreated(path: "a/b", reason: "Not a directory"),
    "the folder 'a/b' cannot be created: Not a directory. Choose a folder that can be written to."
  ),
  (
    SystemFailure.folderNotWritable(path: "a", reason: "Permission denied"),
    """
    the folder 'a' cannot be written to: Permission denied. Choose another folder, or change its \
    permissions.
    """
  ),
  (
    SystemFailure.packageNotWritten(path: "a/b", reason: "No space left on device"),
    """
    the package 'a/b' cannot be written: No space left on device. Free some space, or remove the \
    folder.
    """
  ),
  (
    SystemFailure.notRegular(path: "a.md", found: "a pipe"),
    """
    'a.md' cannot be written: found a pipe, expected a regular file or a new name. Remove it, or \
    choose another name.
    """
  ),
  (
    SystemFailure.unwritable(path: "a.md", reason: "No space left on device"),
    """
    'a.md' cannot be written: No space left on device. No partial file was left. Free some space, \
    or choose another folder.
    """
  ),
  (
    SystemFailure.noFile(path: "run.json"),
    "there is no file 'run.json'. Check the path."
  ),
  (
    SystemFailure.unreadable(path: "run.json", reason: "Permission denied"),
    "the file 'run.json' cannot be read: Permission denied. Choose a readable file."
  ),
  (
    SystemFailure.tooLarge(path: "run.json", bytes: 8, limit: 7),
    """
    the file 'run.json' is too large: found 8 bytes, expected at most 7. Name a file that bench \
    wrote.
    """
  ),
  (
    SystemFailure.unusable(path: "a", reason: "Permission denied"),
    "the file 'a' cannot be used: Permission denied. Make it readable and writable, and try again."
  ),
  (
    SystemFailure.unusable(path: nil, reason: "Permission denied"),
    "a file cannot be used: Permission denied. Make it readable and writable, and try again."
  ),
  (
    SystemFailure.undecodable(problem: "at rows[0]: expected a text"),
    """
    an intermediate result cannot be read: at rows[0]: expected a text. Rebuild bench and try \
    again.
    """
  ),
  (
    SystemFailure.notEncoded("the result of a job"),
    """
    the result of a job cannot be encoded as JSON. This is a defect in bench: report it with the \
    command.
    """
  ),
  (
    SystemFailure.closedOutput(reason: "it is closed"),
    """
    standard output cannot be written to: it is closed. Free some space, or write to a file with \
    --output.
    """
  ),
  (SystemFailure.brokenPipe, ""),
  (
    SystemFailure.notStarted(program: "/bin/x", reason: "Permission denied"),
    "'/bin/x' cannot be started: Permission denied. Check that it exists and is executable."
  ),
  (
    SystemFailure.programFailed(command: "swift build", status: 1, output: "error: x"),
    "'swift build' ended with exit code 1, expected 0. Its errors and last lines:\nerror: x"
  ),
  (
    SystemFailure.noCheckout,
    "the sources were not found where bench was built. Run bench in its checkout."
  ),
  (
    SystemFailure.debugBuild,
    """
    this is a debug build outside its checkout, and times of debug builds are meaningless. Build \
    and run the release product in the checkout: swift run -c release bench
    """
  ),
  (
    SystemFailure.notInstrumented(executable: "/bin/bench"),
    """
    leaks and operations are counted by bench-instrumented, which was not found next to \
    '/bin/bench'. Build it in the checkout: swift build -c release --product bench-instrumented
    """
  ),
  (
    SystemFailure.notReplaceable(executable: "/bin/bench-instrumented"),
    """
    this command needs '/bin/bench-instrumented', which cannot replace a process that does \
    other work. Start that executable with the same arguments.
    """
  ),
  (
    SystemFailure.buildFailed(product: "bench", status: 1),
    "building 'bench' ended with exit code 1, expected 0. Fix the errors above."
  ),
  (
    SystemFailure.noToolchain(purpose: "unit tests are run"),
    """
    unit tests are run by 'swift', which is not on the PATH. Install the toolchain: \
    https://swift.org/install
    """
  ),
  (
    SystemFailure.noValgrind(purpose: "instructions are counted"),
    """
    instructions are counted by valgrind, which is not on the PATH. Install it: apt-get install \
    valgrind
    """
  ),
  (
    SystemFailure.notStripped(executable: "bench", status: 127),
    """
    'strip' cannot remove the debug information of 'bench': found exit code 127, expected 0. Check \
    or reinstall it: apt-get install binutils
    """
  ),
  (
    SystemFailure.notRelinked(.noCommand(file: ".build/release.yaml")),
    """
    the command that links bench was not found in '.build/release.yaml'. Build and run bench in \
    the checkout: scripts/bench
    """
  ),
  (
    SystemFailure.notRelinked(.otherCommand(executable: "bench")),
    "the build's link command does not produce 'bench' here. Build it again: scripts/bench"
  ),
  (
    SystemFailure.notRelinked(.noShufflingLinker(path: "/usr/bin/ld.lld")),
    """
    the toolchain has no linker that can shuffle code: '/usr/bin/ld.lld' is missing. Install a \
    complete toolchain: https://swift.org/install
    """
  ),
  (
    SystemFailure.notRelinked(.newerObject(path: "A.o", executable: "bench")),
    """
    'A.o' is newer than 'bench', so linking would not give the same program. Build it again: \
    scripts/bench
    """
  ),
  // Metrics.
  (
    MetricFailure.noEstimate(of: "the build times", reason: "a sample is empty."),
    "cannot estimate the build times: a sample is empty."
  ),
  (
    MetricFailure.noPackage(module: "MVC"),
    "found no package for 'MVC', expected one per architecture."
  ),
  (
    MetricFailure.noEditableFunction(file: "A.swift", module: "MVC"),
    """
    found no function to edit in 'A.swift' of MVC, expected one without a return value whose first \
    line ends with '{'. Format the sources.
    """
  ),
  (
    MetricFailure.notTypeChecked(module: "MVC", reason: "no such file."),
    "cannot type-check MVC: no such file."
  ),
  (
    MetricFailure.noUnitTests,
    """
    found no unit tests of these architectures, expected at least one. Add tests, or choose other \
    --subjects.
    """
  ),
  (
    MetricFailure.noCoverageFile,
    "'swift test --show-codecov-path' printed nothing, expected the path of a file."
  ),
  (
    MetricFailure.noTestResults(module: "MVC", reason: "found a truncated test report."),
    "cannot read the results of the tests of MVC: found a truncated test report."
  ),
  (
    MetricFailure.callgrindFailed(arguments: "work counted", status: 1, output: "a"),
    "'bench work counted' ended under callgrind with exit code 1, expected 0. valgrind reported:\na"
  ),
  (MetricFailure.noProfiles(folder: "a"), "the folder 'a' can no longer be read."),
  (
    MetricFailure.invalidBaseline(path: "a.json", problem: "at rows: expected a list"),
    """
    the baseline 'a.json' is not valid at rows: expected a list. Record it again with \
    --accept-leaks.
    """
  ),
  (
    MetricFailure.notPooled(run: "a", .debugBuild),
    """
    the run 'a' is from a debug build, so its times cannot be pooled with others. Measure the \
    default plan with a release build of this version, or name only one run.
    """
  ),
  (
    MetricFailure.differentApps(["fitness", "football-gather"]),
    """
    found runs of the apps fitness, football-gather, expected one app. Choose runs of the same app.
    """
  ),
  (
    MetricFailure.differentBaselines(["MVC", "SurfMVP"]),
    """
    found runs with the baselines MVC, SurfMVP, expected one baseline. Choose runs of the same plan.
    """
  ),
  // Names and numbers.
  (
    InputFailure.seed("ten"),
    "found seed 'ten', expected a number from 0 to 2^64 - 1, such as 42 or 0x2a."
  ),
  (
    InputFailure.unknown(
      "plan", "defualt", among: ["ci", "default"], location: " in the checkout"),
    "no plan named 'defualt' in the checkout. Known: ci, default. Did you mean 'default'?"
  ),
  (
    InputFailure.notInCatalog(subject: "MVC-copy"),
    """
    found the subject 'MVC-copy', expected an architecture: copies and planted defects have no \
    separate sources, unit tests or builds. Leave it out of --subjects.
    """
  ),
  (
    InputFailure.otherApp(path: "a.json", found: "shop", expected: "'football-gather'"),
    "'a.json' is a session of 'shop', expected a session of 'football-gather'."
  ),
  // Campaigns.
  (
    CampaignFailure.noPipe(reason: "Too many open files"),
    """
    cannot create a pipe for a worker: Too many open files. Use fewer --jobs, or raise the limit \
    on open files.
    """
  ),
  (
    CampaignFailure.noSharedMemory(reason: "Cannot allocate memory"),
    "cannot share memory with a worker: Cannot allocate memory. Free some memory."
  ),
  (
    CampaignFailure.noSupervisor,
    "found no shared memory; this command is only for workers of bench. Use 'bench run'."
  ),
  (
    CampaignFailure.workerFailed(reason: "its result cannot be read."),
    "a worker failed: its result cannot be read."
  ),
  (
    CampaignFailure.personas(path: "mine.json", problem: "at personas: found none"),
    """
    'mine.json' is not a file of personas: at personas: found none. Use 'bench list personas \
    --json' to write a valid one.
    """
  ),
  (
    CampaignFailure.unreadableExecutable(path: "bench", reason: "Permission denied"),
    "the executable 'bench' cannot be read: Permission denied. Rebuild bench."
  ),
  (
    CampaignFailure.notOpened(path: "run.journal", reason: "Permission denied"),
    """
    the journal 'run.journal' cannot be opened: Permission denied. Name the folder of an \
    interrupted run, or its journal.
    """
  ),
  (
    CampaignFailure.locked(path: "run.journal"),
    "another process is using 'run.journal'. Wait until it ends, or choose another folder."
  ),
  (
    CampaignFailure.noJournal(path: "run.journal"),
    """
    'run.journal' is not a journal of a run: its first line cannot be read. Remove it and run \
    again.
    """
  ),
  (
    CampaignFailure.schema("navbench.journal/9", path: "run.journal"),
    """
    'run.journal' has schema 'navbench.journal/9', expected 'navbench.journal/2'. Use the version \
    of bench that wrote it.
    """
  ),
  (
    CampaignFailure.invalidManifest(path: "run.journal", problem: "at subjects: found []"),
    """
    the manifest of 'run.journal' is not valid: at subjects: found []. Remove the file and run \
    again.
    """
  ),
  (
    CampaignFailure.otherBuild("1f", path: "run.journal", own: "2e"),
    """
    'run.journal' was begun by another build of bench: found '1f', expected '2e'. Results of two \
    builds cannot be combined: resume with that build, or remove the file and run again.
    """
  ),
  (
    CampaignFailure.changed("the recorded sessions", path: "run.journal"),
    """
    the recorded sessions have changed since 'run.journal' was begun. Restore them, or remove the \
    file and run again.
    """
  ),
  (
    CampaignFailure.damaged(path: "run.journal", byte: 41),
    """
    'run.journal' is damaged at byte 41: expected a record, because intact records follow. Restore \
    the file, or remove it and run again.
    """
  ),
  (
    CampaignFailure.duplicate(JobKey(metric: .leaks, number: 1), path: "run.journal"),
    "'run.journal' has job 1 of leaks twice, expected once. Remove the file and run again."
  ),
  (
    CampaignFailure.invalidRecord(location: "at byte 41 of 'a'", problem: "at rows: found -1"),
    "the record at byte 41 of 'a' is not valid: at rows: found -1. Remove the file and run again."
  ),
  (
    CampaignFailure.noParts(folder: "big"),
    """
    'big' has no parts of a run, expected files such as 'shard-0-of-2.journal'. Create them with \
    'bench run --shard'.
    """
  ),
  (
    CampaignFailure.otherCount(file: "shard-0-of-3.journal", folder: "big", expected: 2),
    """
    'big' has 'shard-0-of-3.journal', expected only files of a run with 2 parts. Put the parts of \
    each run into a separate folder.
    """
  ),
  (
    CampaignFailure.otherPart(nil, path: "a.journal", expected: Shard(index: 1, count: 2)),
    """
    'a.journal' contains no part, expected part 1/2, as in its name. Restore its name, or run the \
    part again.
    """
  ),
  (
    CampaignFailure.otherRun(path: "b", first: "a", difference: "a different plan"),
    """
    'b' was run with a different plan than 'a'. Only parts of the same run can be merged: move it \
    to another folder.
    """
  ),
  (
    CampaignFailure.stray(JobKey(metric: .leaks, number: 1), path: "a.journal"),
    """
    'a.journal' has job 1 of leaks, which belongs to another part. Remove the file and run the \
    part again.
    """
  ),
  (
    CampaignFailure.missingParts(1, of: 2, commands: ["  bench run --shard 1/2 --output big"]),
    "1 of 2 parts are missing or incomplete. Run:\n  bench run --shard 1/2 --output big"
  ),
  // Commands.
  (CommandFailure.findings(1), "found 1 failure, expected none; see the findings above."),
  (CommandFailure.findings(2), "found 2 failures, expected none; see the findings above."),
  (
    CommandFailure.missing(1, errors: 2),
    """
    found 1 missing name and 2 errors, expected none; the tables above show what to do.
    """
  ),
  (CommandFailure.failingSession, "the session fails; see above."),
  (
    CommandFailure.reproduced(subject: "MVC", summary: "a crash at the launch"),
    "MVC: the session still reproduces the failure it was stored for: a crash at the launch."
  ),
  (
    CommandFailure.flaky(summary: "a crash at the launch"),
    "a crash at the launch: the failure is flaky; expected it to recur in every replay."
  ),
  (
    CommandFailure.regressions(3, of: 79),
    """
    3 of 79 metrics are worse than in the base run, expected none; see the table above. \
    --threshold changes the allowed increase.
    """
  ),
  (
    VerificationFailure.wrongDetections(["L01", "I02"]),
    """
    wrong findings on L01, I02: expected the right verdict, class and reference, and no false \
    positive. 'bench verify gallery DEFECT' shows the findings on one defect.
    """
  ),
  (
    VerificationFailure.unshownDefects(["L01"]),
    """
    some defects were not found, or their simplest sessions do not distinguish the defective app \
    from the fixed one: L01. 'bench verify gallery DEFECT' shows the findings on one defect.
    """
  ),
  (
    VerificationFailure.disagreements(rows: 1),
    """
    valgrind's count differs in 1 row, expected equal counts. Select a row with --subjects or \
    --defects.
    """
  ),
  (
    VerificationFailure.nonconforming(plan: "ci"),
    """
    subjects differ from the reference model even without a flipped option. Run 'bench --plan ci', \
    and fix the differences first.
    """
  ),
  (
    VerificationFailure.missedGoals(undetected: ["M1", "M2"], unreliable: []),
    """
    a goal was missed: expected 95 % of the defects detected with every seed, and 95 % of the \
    lifetime defects attributed to the right reference. Not detected: M1, M2; detected with some \
    seeds only: none.
    """
  ),
  (CommandFailure.failedRequirements(1), "1 requirement failed, expected none; see above."),
  (CommandFailure.interrupted, "interrupted; the finished results are above."),
  (
    VerificationFailure.interrupted,
    "interrupted before all defects were tried. Run the command again."
  ),
  (CommandFailure.incomplete, "the run is incomplete; see the warnings."),
  (
    CommandFailure.unfinishedPart(Shard(index: 0, count: 2), isInterrupted: true),
    "interrupted; the finished work is kept. The same command resumes part 0/2."
  ),
  (
    CommandFailure.notUTF8(argument: "a\\xff"),
    "found the argument 'a\\xff', expected valid UTF-8. Rename the file."
  ),
  (
    CommandFailure.invalidPlan(problem: "at sessions: found '0', expected 1 to 9"),
    """
    the plan cannot be run with these options: at sessions: found '0', expected 1 to 9. Change the \
    option.
    """
  ),
  (
    InputFailure.noBaseline("MVC"),
    """
    times are relative to the baseline 'MVC', which is not among the subjects. Add it, or use \
    another plan.
    """
  ),
  (
    CommandFailure.noSubjectLeft(skipped: ["MVC", "SurfMVP"]),
    "--skip leaves no subject: found 'MVC, SurfMVP', expected fewer."
  ),
  (
    CommandFailure.noSubject,
    "found no subject, expected one. Add --subjects, such as --subjects MVC."
  ),
  (
    CommandFailure.severalSubjects(["MVP-C/from", "MVP-C/never"], list: "MVP-C"),
    "found 2 subjects in 'MVP-C', expected one. Name one, such as MVP-C/from."
  ),
  (
    CommandFailure.noPart(list: ",", known: ["nist", "power"]),
    "found no part in --parts ','. Known: nist, power."
  ),
  (
    VerificationFailure.noDefect(containing: "x"),
    "no defect mentions 'x'. See the lists in Benchmarks/Defects."
  ),
  (
    CommandFailure.indivisible(plan: "long"),
    """
    the plan 'long' adds launches until a precision is reached, so it cannot be divided. Leave out \
    --shard.
    """
  ),
  (
    CommandFailure.oneMachine(metric: .buildTimes, plan: "default"),
    """
    the plan 'default' has the metric 'buildTimes', which must be measured on one machine. Remove \
    it from the plan, and use 'bench measure build-times'.
    """
  ),
  (
    CommandFailure.interruptedRun(journal: "a/run.journal", folder: "a"),
    "'a/run.journal' holds an interrupted run; resume it with --resume a, or remove the file."
  ),
  (
    CommandFailure.otherOptions(path: "a.journal", difference: "a different plan"),
    "'a.journal' was begun with a different plan. Use the same options, or choose another folder."
  ),
  (
    CommandFailure.ofGallery(option: "--steps"),
    "found --steps, which is not available for gallery sessions. Leave it out."
  ),
  (
    CommandFailure.notOfGallery(option: "--fixed"),
    "found --fixed, which is only available for gallery sessions. Leave it out."
  ),
  (
    CommandFailure.unknownTask("x", app: "football-gather"),
    "no task 'x' for 'football-gather'; this command is only for workers of bench. Use 'bench run'."
  ),
  (
    CommandFailure.noRun,
    """
    there is no run.json in this folder, its subfolders, those of 'results' or '.bench/last'. \
    Store a run with 'bench --output FOLDER'.
    """
  ),
  (
    CommandFailure.invalidFile(
      path: "a.json", kind: "a valid plan", problem: "at the top: 'name' is missing",
      advice: "See Benchmarks/Plans for examples."),
    """
    'a.json' is not a valid plan: at the top: 'name' is missing. See Benchmarks/Plans for examples.
    """
  ),
  (
    CommandFailure.invalidRun(path: "run.json", problem: "the run is damaged."),
    "'run.json': the run is damaged."
  ),
  (
    CommandFailure.unknownApp("football", known: ["football-gather"]),
    "no app named 'football'. Known: football-gather. Did you mean 'football-gather'?"
  ),
  (
    CommandFailure.notInRun(metrics: "leaks", known: ["lines", "conformance"]),
    "the run has no leaks, only lines, conformance."
  ),
  (CommandFailure.noFailure, "the session has no failure, so there is nothing to shrink."),
  (
    CommandFailure.otherFailure("x", known: ["'y' (a crash)"]),
    "the session does not have the failure 'x', expected one of 'y' (a crash)."
  ),
  (
    CommandFailure.nothingToResume(folder: "a", journal: "run.journal"),
    "'a' has no interrupted run: there is no 'run.journal'. Start a run with --output."
  ),
  (
    CommandFailure.noHistory(folder: "/a/b", shown: "b"),
    """
    there is no history in '/a/b'. Store runs there with 'bench history add RUN.json' or 'bench \
    --history b'.
    """
  ),
  (
    CommandFailure.noSamples(run: "a/run.json"),
    """
    'a/run.json' is a run without the times of single events, expected a folder 'samples' beside \
    it. Store them with 'bench --plan events --samples --output FOLDER'.
    """
  ),
  (
    CommandFailure.noRunIn(folder: "a"),
    """
    the folder 'a' has no run.json, expected the folder of a stored run. Name another one; 'bench \
    report' without a name shows the newest run.
    """
  ),
  (
    CommandFailure.unmeasurable(metric: "unit-tests", obstacle: "'swift' is not on the PATH"),
    "unit-tests cannot be measured: 'swift' is not on the PATH."
  ),
  (
    CommandFailure.indexNotExtended(path: "index.jsonl", reason: "No space left on device"),
    """
    'index.jsonl' cannot be extended: No space left on device. The run is stored; the index is \
    repaired once there is space.
    """
  ),
  (
    VerificationFailure.failedTrial(status: 64, errors: "error: x"),
    "a trial of a planted defect ended with exit code 64, expected 0. Its errors:\nerror: x"
  ),
  (
    VerificationFailure.invalidReport(row: "MVC", problem: "it ends too early."),
    """
    MVC: valgrind's report cannot be read: it ends too early. Check that 'valgrind --xml=yes' \
    works.
    """
  ),
  (
    VerificationFailure.failedCount(
      row: "MVC", counter: "valgrind", cause: "signal 11", arguments: ["--subjects", "MVC"]),
    """
    MVC: the process of valgrind ended early: signal 11. Run the row alone: \
    'bench-instrumented work cross-check --subjects MVC'.
    """
  ),
  // Options.
  (OptionProblem.tooSmall("--jobs", 0, least: 1), "found --jobs 0, expected 1 or more."),
  (OptionProblem.notBetween("--seeds", 0, 1...100), "found --seeds 0, expected 1 to 100."),
  (
    OptionProblem.notOneOf("--live-objects", 7, [10_000, 100_000]),
    "found --live-objects 7, expected one of 10000, 100000."
  ),
  (
    OptionProblem.notFraction("--until", "2"),
    "found --until '2', expected a fraction such as 1% or 0.01, above 0 and below 1."
  ),
  (
    OptionProblem.notWhole("1.5"),
    "found '1.5', expected a whole number, such as 1000, 10k or 1e3."
  ),
  (
    OptionProblem.notShard("4/4", count: 4),
    "found '4/4', but 4 parts are numbered from 0/4 to 3/4."
  ),
  (OptionProblem.notShard("a", count: nil), "found 'a', expected INDEX/COUNT, such as 0/4."),
  (OptionProblem.empty("--in"), "found --in '', expected the name of a file or folder."),
  (
    OptionProblem.conflict("--resume", with: ["--samples", "--accept-leaks"]),
    """
    found --resume with --samples, --accept-leaks: a run is resumed with the options it was \
    started with. Leave out --samples, --accept-leaks.
    """
  ),
  (
    OptionProblem.conflict("--until", with: ["--shard"]),
    """
    found --until with --shard: each launch decides whether another follows, so the run cannot be \
    divided. Leave out --shard.
    """
  ),
  (
    OptionProblem.missing("--save", needed: "--shrink"),
    "found --save without --shrink, expected both. Add --shrink, or leave out --save."
  ),
  (
    OptionProblem.unknownExtension("a.pdf", known: ".txt, .md"),
    "found --output 'a.pdf', expected a file whose name ends in one of .txt, .md."
  ),
  (
    OptionProblem.severalFolders(["a", "b"], known: ".txt, .md"),
    """
    found 2 folders in --output ('a', 'b'), expected one; the names of files end in one of .txt, \
    .md.
    """
  ),
  (
    OptionProblem.notFolder("a", found: .pipe, known: ".txt, .md"),
    """
    found --output 'a', which is a pipe, expected a folder or a file whose name ends in one of \
    .txt, .md.
    """
  ),
  (
    OptionProblem.notRegular("a.md", found: "a pipe"),
    """
    found --output 'a.md', which is a pipe, expected a regular file or a new name. Remove it, or \
    choose another name.
    """
  ),
  (
    OptionProblem.unwritable("a/b.md", reason: "expected a file in an existing folder"),
    "found --output 'a/b.md', expected a file in an existing folder. Choose another name."
  ),
  (
    OptionProblem.ownFolder("a"),
    """
    found the folder 'a' in --output, expected only files: the merged run is written to the folder \
    of the parts.
    """
  ),
  (
    OptionProblem.severalRuns(2, metrics: "leaks"),
    "found 2 runs with --metrics leaks, but only times are pooled. Name one run, or add dispatch."
  ),
  (
    OptionProblem.wrongPairOfRuns(1),
    "found 1 file after --agree, expected two run.json files."
  ),
  (
    OptionProblem.formatOfSelection,
    """
    found a folder or a whole-run format with a selection of tables, expected one of table, \
    markdown, html, csv, json.
    """
  ),
  (
    OptionProblem.formatOfDryRun,
    """
    found a whole-run format with --dry-run, which prints a table; expected one of table, \
    markdown, html, csv, json.
    """
  ),
  (
    OptionProblem.fewLaunches(2, least: 6, pairs: 6),
    "found --launches 2, expected 6 or more: fewer give no simultaneous intervals for 6 pairs."
  ),
  (
    OptionProblem.topicOfJSON,
    "found --json without the topic 'personas'. Use 'bench list personas --json'."
  ),
  (OptionProblem.noSession, "expected either a session file, or both --seed and --index."),
  (
    OptionProblem.setting("a"),
    "found --set 'a', expected a setting and its value, such as rounds=20."
  ),
  (
    OptionProblem.noSettings("a=b"),
    "found --set 'a=b', but these metrics have no settings. Leave it out."
  ),
]

@Suite("Failures") struct FailureTests {
  @Test("every failure has the expected text", arguments: samples.indices)
  func texts(_ index: Int) {
    #expect(text(of: samples[index].reason) == samples[index].text)
  }

  @Test("failures are plain sentences with a singular noun after 1", arguments: samples.indices)
  func rules(_ index: Int) {
    let text = samples[index].text

    #expect(!text.contains("..") && !text.contains("  ") || text.contains("\n"))
    #expect(!text.contains(/\b(tells?|told|says?|said|nobody|somebody)\b/))
    #expect(!text.contains(/\b1 (files|rows|failures|requirements)\b/))
  }

  @Test(
    "the table contains every failure",
    arguments: [
      "Harness/BenchmarkKit/System/SystemFailure", "Harness/BenchmarkKit/InputFailure",
      "Harness/Campaign/CampaignFailure", "Harness/BenchmarkCLI/Support/CommandFailure",
      "Harness/BenchmarkCLI/Support/OptionProblem",
      "Harness/Metrics/MetricFailure",
      "Verification/BenchmarkVerification/VerificationFailure",
    ])
  func complete(_ path: String) throws {
    let checkout = try #require(Checkout.current)
    let file = checkout.sources.appendingPathComponent("\(path).swift")
    let source = try String(contentsOf: file, encoding: .utf8)
    let type = path.split(separator: "/").last.map(String.init)
    let shown = samples.filter { "\(Swift.type(of: $0.reason))" == type }.map { sample in
      "\(sample.reason)".prefix { $0 != "(" }
    }

    let declared = source.matches(of: /\n  case (\w+)/).map(\.1)

    #expect(declared.count > 2 && Set(declared) == Set(shown))
  }

  @Test("a Foundation error is reported with the system's message")
  func foundation() throws {
    let error = #expect(throws: (any Error).self) {
      try String(contentsOfFile: "/nowhere/a", encoding: .utf8)
    }

    let failure = try #require(error.flatMap { Failure(system: $0) })

    #expect(
      failure.message
        == """
        the file '/nowhere/a' cannot be used: No such file or directory. Make it readable and \
        writable, and try again.
        """
    )
  }

  private func text(of reason: any Sendable) -> String? {
    (reason as? any FailureReason)?.text ?? (reason as? OptionProblem)?.text
  }
}
