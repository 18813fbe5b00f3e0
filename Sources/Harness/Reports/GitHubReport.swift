import BenchmarkKit
import JSONReading

/// Findings, warnings and expected defects as workflow commands, which GitHub Actions shows with
/// the job.
///
/// The syntax and escapes follow GitHub Docs, *Workflow commands for GitHub Actions*.
package struct GitHubReport {
  package init() {}

  /// Renders one line per finding, per subject with expected defects, and per warning.
  package func render(_ run: Run) -> String {
    var errors = run.findings.failures.map { finding in
      command(
        "error", title: finding.title,
        ([finding.headline] + finding.details).joined(separator: "\n"), at: finding.location)
    }
    if !run.isComplete {
      errors.append(command("error", title: "incomplete", "Parts of the run are missing."))
    }
    errors += failures(of: run.sections.flatMap { $0.checks(in: run) })
    let defects = run.expectedDefects.map { check in
      command(
        "notice", title: "\(check.name): \(run.subjectKind.toleratedDefects)",
        check.expected.joined(separator: "\n"))
    }
    return text(errors + defects, run.warnings)
  }

  /// Renders one line per failure and per warning.
  package func render(_ checks: [Check], _ warnings: [Warning]) -> String {
    text(failures(of: checks), warnings)
  }

  private func text(_ commands: [String], _ warnings: [Warning]) -> String {
    let warnings = warnings.map { command("warning", title: "NavBench", $0.text) }
    return (commands + warnings).map { $0 + "\n" }.joined()
  }

  private func failures(of checks: [Check]) -> [String] {
    checks.flatMap { check in
      check.failures.map { command("error", title: check.name, $0.message) }
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

  private func command(
    _ kind: String, title: String, _ message: String, at location: Finding.Location? = nil
  ) -> String {
    let place = location.map { "file=\(property($0.file)),line=\($0.line)," } ?? ""
    return "::\(kind) \(place)title=\(property(title))::\(escaped(message))"
  }

  private func property(_ text: String) -> String {
    escaped(text).replacingScalars { [":": "%3A", ",": "%2C"][$0] }
  }

  private func escaped(_ text: String) -> String {
    text.replacingScalars { scalar in
      ["%": "%25", "\r": "%0D", "\n": "%0A"][scalar]
        ?? (scalar.isControl && scalar != "\t" ? scalar.written : nil)
    }
  }
}
