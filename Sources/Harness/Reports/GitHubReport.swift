import BenchmarkKit
import WorkflowCommands

/// Findings, warnings and expected defects as workflow commands, which GitHub Actions shows with
/// the job.
package struct GitHubReport {
  package init() {}

  /// Renders one line per finding, per subject with expected defects, and per warning.
  package func render(_ run: Run) -> String {
    var errors = run.findings.failures.map { finding in
      WorkflowCommand(
        .error, title: finding.title,
        ([finding.headline] + finding.details).joined(separator: "\n"),
        at: finding.location.map { ($0.file, $0.line) })
    }
    if !run.isComplete {
      errors.append(
        WorkflowCommand(.error, title: "incomplete", "Parts of the run are missing."))
    }
    errors += failures(of: run.sections.flatMap { $0.checks(in: run) })
    let defects = run.expectedDefects.map { check in
      WorkflowCommand(
        .notice, title: "\(check.name): \(run.subjectKind.toleratedDefects)",
        check.expected.joined(separator: "\n"))
    }
    return text(errors + defects, run.warnings)
  }

  /// Renders one line per failure and per warning.
  package func render(_ checks: [Check], _ warnings: [Warning]) -> String {
    text(failures(of: checks), warnings)
  }

  private func text(_ commands: [WorkflowCommand], _ warnings: [Warning]) -> String {
    let warnings = warnings.map { WorkflowCommand(.warning, title: "NavBench", $0.text) }
    return (commands + warnings).map { "\($0)\n" }.joined()
  }

  private func failures(of checks: [Check]) -> [WorkflowCommand] {
    checks.flatMap { check in
      check.failures.map { WorkflowCommand(.error, title: check.name, $0.message) }
    }
  }

  /// Renders text for a job's log so that the runner finds no commands in it.
  ///
  /// The runner interprets lines that begin with `::`, after any white space, and `##[` anywhere.
  package func log(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let line = line.replacing("##[", with: "#\\#[")
      let start = line.firstIndex { !$0.isWhitespace } ?? line.endIndex
      guard line[start...].hasPrefix("::") else { return line }
      return line[..<start] + #"\"# + line[start...]
    }
    .joined(separator: "\n")
  }
}
