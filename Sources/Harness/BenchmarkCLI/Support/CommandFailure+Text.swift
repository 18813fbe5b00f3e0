import BenchmarkKit

extension CommandFailure {
  var text: String {
    switch self {
    case .findings(let count):
      "found \(count.counted("failure")), expected none; see the findings above."
    case .failingSession: "the session fails; see above."
    case .reproduced(let subject, let summary):
      "\(subject): the session still reproduces the failure it was stored for: \(summary)."
    case .flaky(let summary):
      "\(summary): the failure is flaky; expected it to recur in every replay."
    case .regressions(let worse, let all):
      """
      \(worse) of \(all) metrics are worse than in the base run, expected none; see the table \
      above. --threshold changes the allowed increase.
      """
    case .failedRequirements(let count):
      "\(count.counted("requirement")) failed, expected none; see above."
    case .missing(let count, let errors):
      """
      found \(count.counted("missing name")) and \(errors.counted("error")), expected none; the \
      tables above show what to do.
      """
    case .interrupted: "interrupted; the finished results are above."
    case .incomplete: "the run is incomplete; see the warnings."
    case .unfinishedPart(let part, let isInterrupted):
      """
      \(isInterrupted ? "interrupted" : "incomplete"); the finished work is kept. The same command \
      resumes part \(part).
      """
    case .notUTF8(let argument):
      "found the argument '\(argument)', expected valid UTF-8. Rename the file."
    case .invalidPlan(let problem):
      "the plan cannot be run with these options: \(problem). Change the option."
    case .noSubjectLeft(let skipped):
      "--skip leaves no subject: found '\(skipped.joined(separator: ", "))', expected fewer."
    case .noSubject: "found no subject, expected one. Add --subjects, such as --subjects MVC."
    case .severalSubjects(let subjects, let list):
      """
      found \(subjects.count) subjects in '\(list)', expected one. Name one, such as \(subjects[0]).
      """
    case .noPart(let list, let known):
      "found no part in --parts '\(list)'. Known: \(known.joined(separator: ", "))."
    case .indivisible(let plan):
      """
      the plan '\(plan)' adds launches until a precision is reached, so it cannot be divided. \
      Leave out --shard.
      """
    case .oneMachine(let metric, let plan):
      """
      the plan '\(plan)' has the metric '\(metric)', which must be measured on one machine. Remove \
      it from the plan, and use 'bench measure \(metric.commandName)'.
      """
    case .interruptedRun(let journal, let folder):
      """
      '\(journal)' holds an interrupted run; resume it with --resume \(folder), or remove the \
      file.
      """
    case .otherOptions(let path, let difference):
      "'\(path)' was begun with \(difference). Use the same options, or choose another folder."
    case .ofGallery(let option):
      "found \(option), which is not available for gallery sessions. Leave it out."
    case .notOfGallery(let option):
      "found \(option), which is only available for gallery sessions. Leave it out."
    case .unknownTask(let task, let app):
      "no task '\(task)' for '\(app)'; this command is only for workers of bench. Use 'bench run'."
    case .noRun:
      """
      there is no run.json in this folder, its subfolders, those of 'results' or '.bench/last'. \
      Store a run with 'bench --output FOLDER'.
      """
    case .invalidFile(let path, let kind, let problem, let advice):
      "'\(path)' is not \(kind): \(problem). \(advice)"
    case .invalidRun(let path, let problem): "'\(path)': \(problem)"
    case .unknownApp(let app, let known): unknownName("app", app, among: known)
    case .notInRun(let metrics, let known):
      "the run has no \(metrics), only \(known.joined(separator: ", "))."
    case .noFailure: "the session has no failure, so there is nothing to shrink."
    case .otherFailure(let fingerprint, let known):
      """
      the session does not have the failure '\(fingerprint)', expected one of \
      \(known.joined(separator: ", ")).
      """
    case .nothingToResume(let folder, let journal):
      "'\(folder)' has no interrupted run: there is no '\(journal)'. Start a run with --output."
    case .noHistory(let folder, let shown):
      """
      there is no history in '\(folder)'. Store runs there with 'bench history add RUN.json' or \
      'bench --history \(shown)'.
      """
    case .noSamples(let run):
      """
      '\(run)' is a run without the times of single events, expected a folder 'samples' beside it. \
      Store them with 'bench --plan events --samples --output FOLDER'.
      """
    case .noRunIn(let folder):
      """
      the folder '\(folder)' has no run.json, expected the folder of a stored run. Name another \
      one; 'bench report' without a name shows the newest run.
      """
    case .unmeasurable(let metric, let obstacle): "\(metric) cannot be measured: \(obstacle)."
    case .indexNotExtended(let path, let reason):
      """
      '\(path)' cannot be extended: \(reason). The run is stored; the index is repaired once there \
      is space.
      """
    }
  }
}
