import BenchmarkKit
import JSONReading

/// Checks as JUnit XML, which most CI services display as a list of tests.
///
/// A test case is one check of one subject, such as the conformance of MVC, or one requirement of a
/// self-test. Failures are the run's findings, each with the command that reproduces it. A subject
/// with expected defects has a test case that succeeds and prints them. Times are not checks and
/// are not included.
package struct JUnitReport {
  package init() {}

  package func render(_ run: Run) -> String {
    render(run.checks, suite: "NavBench, plan \(run.plan.name)", date: run.date)
  }

  /// Renders checks as one test suite.
  ///
  /// - Parameter date: The time of the checks, in ISO 8601, UTC.
  package func render(_ checks: [Check], suite: String, date: String) -> String {
    let failures = checks.count { !$0.failures.isEmpty }
    let attributes = [
      "name": suite, "tests": "\(checks.count)", "failures": "\(failures)",
      "skipped": "\(checks.count { $0.skipped != nil })", "errors": "0", "timestamp": date,
    ]
    let suite = element("testsuite", attributes, checks.map(element).joined())
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + element("testsuites", [:], suite)
  }

  private func element(_ check: Check) -> String {
    let failures = check.failures.map { failure in
      element("failure", ["type": failure.kind, "message": failure.message], escaped(failure.text))
    }
    let skipped = check.skipped.map { element("skipped", ["message": $0], "") }
    let expected =
      check.expected.isEmpty
      ? "" : element("system-out", [:], escaped(check.expected.joined(separator: "\n")))
    return element(
      "testcase", ["classname": "NavBench.\(check.group)", "name": check.name],
      failures.joined() + (skipped ?? "") + expected)
  }

  private func element(_ name: String, _ attributes: [String: String], _ content: String) -> String
  {
    let list = attributes.sorted { $0.key < $1.key }
      .map { " \($0.key)=\"\(escaped($0.value).replacing("\n", with: "&#10;"))\"" }.joined()
    return "<\(name)\(list)>\(content.hasPrefix("<") ? "\n" : "")\(content)</\(name)>\n"
  }

  private func escaped(_ text: String) -> String { text.escapedMarkup(substitute: "") }
}

extension Run {
  /// The checks of all metrics and of the run itself, each with the findings that make it fail.
  var checks: [Check] {
    var checks = sections.flatMap { $0.checks(in: self) }
    for finding in findings.failures {
      let (group, name, failure) = (finding.check, checkedName(finding), Check.Failure(finding))
      if let known = checks.firstIndex(where: { $0.group == group && $0.name == name }) {
        checks[known].failures.append(failure)
      } else {
        checks.append(Check(group: group, name: name, failures: [failure]))
      }
    }
    checks += expectedDefects
    let missing = Check.Failure(kind: "incomplete", message: "Parts of the run are missing.")
    checks.append(
      Check(group: "run", name: "is complete", failures: isComplete ? [] : [missing]))
    return checks
  }
}

extension Run {
  /// A check without failures for each subject with counted defects, such as leaks, all of which
  /// are expected.
  var expectedDefects: [Check] {
    let failing = subjectKind.areDefectsDecisive ? Set(findings.failures.map(\.subject)) : []
    return subjects.filter { !failing.contains($0.id) }
      .map { Check(group: "defects", name: $0.id, expected: countedDefects(of: $0)) }
      .filter { !$0.expected.isEmpty }
  }

  /// The name of the check that fails because of a finding.
  private func checkedName(_ finding: Finding) -> String {
    guard finding.kind == .unitTest,
      let subject = subjects.first(where: { $0.id == finding.subject })
    else { return finding.subject }
    return subjects.architecture(of: subject.module)
  }
}

extension Check.Failure {
  fileprivate init(_ finding: Finding) {
    self.init(
      kind: finding.kind.rawValue, message: finding.headline,
      text: finding.details.joined(separator: "\n"))
  }
}

extension Finding {
  /// The details, followed by the command that reproduces the finding.
  var details: [String] { [detail, replay.map { "replay: \($0)" } ?? ""].filter { !$0.isEmpty } }

  /// The group of the check that fails.
  fileprivate var check: String { (metric ?? kind.metric)?.rawValue ?? kind.rawValue }
}
