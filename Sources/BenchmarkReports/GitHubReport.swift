public import BenchmarkResults

/// The run's findings and warnings as workflow commands, which GitHub Actions shows beside a job and its changes.
///
/// Form and escapes: GitHub Docs, *Workflow commands for GitHub Actions*.
public struct GitHubReport {
  /// Makes a renderer.
  public init() {}

  /// A line for each finding and each warning.
  public func render(_ run: Run) -> String {
    var lines = run.findings.map { finding in
      let text = [finding.headline, finding.detail, finding.replay.map { "replay: \($0)" } ?? ""]
      return command(
        "error", title: "\(finding.kind.rawValue): \(finding.subject)",
        text.filter { !$0.isEmpty }.joined(separator: "\n"))
    }
    lines += (run.selfTest?.requirements ?? []).filter { $0.status == .failed }.map {
      command("error", title: $0.demand, $0.finding)
    }
    if !run.isComplete {
      lines.append(command("error", title: "incomplete", "A part of the run is missing."))
    }
    lines += run.warnings.map { command("warning", title: "NavBench", $0.text) }
    return lines.map { $0 + "\n" }.joined()
  }

  private func command(_ kind: String, title: String, _ message: String) -> String {
    let title = escaped(title).replacingScalars { [":": "%3A", ",": "%2C"][$0] }
    return "::\(kind) title=\(title)::\(escaped(message))"
  }

  private func escaped(_ text: String) -> String {
    text.replacingScalars { ["%": "%25", "\r": "%0D", "\n": "%0A"][$0] }
  }
}
