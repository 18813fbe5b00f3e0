public import BenchmarkKit
import JSONReading

/// A run's checks as JUnit XML, which most CI services display as a list of tests.
///
/// A test case is one check of one subject, such as the conformance of MVC, or one requirement of a
/// self-test. Failures are the run's findings, each with the command that reproduces it. Times are
/// not checks and are not included.
public struct JUnitReport {
  /// Creates a renderer.
  public init() {}

  /// Renders the file.
  public func render(_ run: Run) -> String {
    let cases = run.checks
    let failures = cases.count { !$0.failures.isEmpty }
    let counts = [
      "name": "NavBench, plan \(run.plan.name)", "tests": "\(cases.count)",
      "failures": "\(failures)", "skipped": "\(cases.count { $0.skipped != nil })", "errors": "0",
    ]
    let suite = element(
      "testsuite", counts.merging(["timestamp": run.date]) { $1 }, cases.map(element).joined())
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + element("testsuites", [:], suite)
  }

  private func element(_ check: Check) -> String {
    let failures = check.failures.map { failure in
      element("failure", ["type": failure.kind, "message": failure.message], escaped(failure.text))
    }
    let skipped = check.skipped.map { element("skipped", ["message": $0], "") }
    return element(
      "testcase", ["classname": "NavBench.\(check.group)", "name": check.name],
      failures.joined() + (skipped ?? ""))
  }

  private func element(_ name: String, _ attributes: [String: String], _ content: String) -> String
  {
    let list = attributes.sorted { $0.key < $1.key }
      .map { " \($0.key)=\"\(escaped($0.value).replacing("\n", with: "&#10;"))\"" }.joined()
    return "<\(name)\(list)>\(content.hasPrefix("<") ? "\n" : "")\(content)</\(name)>\n"
  }

  private func escaped(_ text: String) -> String {
    text.replacingScalars { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      default: isAllowed(scalar) ? nil : ""
      }
    }
  }

  /// Whether XML 1.0 allows the character and terminals do not interpret it.
  ///
  /// XML excludes most control characters and two other code points (2.2, *Characters*).
  private func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\n" || scalar == "\t"
      || !scalar.isControl && ![0xFFFE, 0xFFFF].contains(scalar.value)
  }
}

/// A condition that a run meets or fails.
struct Check {
  struct Failure {
    let kind: String
    let message: String
    let text: String
  }

  let group: String
  let name: String
  var failures: [Failure] = []
  /// The reason the check was skipped.
  var skipped: String?
}

extension Run {
  /// One check per subject and checked metric, per module with unit tests, and per requirement.
  var checks: [Check] {
    var checks: [Check] = []
    if conformance != nil {
      checks += subjects.map { Check(group: "conformance", name: $0.id) }
    }
    if deepLinks != nil { checks += subjects.map { Check(group: "links", name: $0.id) } }
    if leaks != nil { checks += subjects.map { Check(group: "leaks", name: $0.id) } }
    if exits != nil { checks += subjects.map { Check(group: "exits", name: $0.id) } }
    // Variants share their module's tests.
    checks += (unitTests?.rows ?? []).map {
      Check(group: "unit-tests", name: subjects.architecture(of: $0.module))
    }
    for finding in findings {
      let (group, name, failure) = (finding.check, checkedName(finding), Check.Failure(finding))
      if let known = checks.firstIndex(where: { $0.group == group && $0.name == name }) {
        checks[known].failures.append(failure)
      } else {
        checks.append(Check(group: group, name: name, failures: [failure]))
      }
    }
    checks += (selfTest?.requirements ?? []).map(Check.init)
    let missing = Check.Failure(
      kind: "incomplete", message: "a part of the run is missing", text: "")
    checks.append(
      Check(group: "run", name: "is complete", failures: isComplete ? [] : [missing]))
    return checks
  }
}

extension Run {
  /// The name of the check that fails because of a finding.
  private func checkedName(_ finding: Finding) -> String {
    guard finding.kind == .unitTest,
      let subject = subjects.first(where: { $0.id == finding.subject })
    else { return finding.subject }
    return subjects.architecture(of: subject.module)
  }
}

extension Check {
  fileprivate init(_ requirement: SelfTest.Requirement) {
    self.init(group: "self-test", name: requirement.demand)
    switch requirement.status {
    case .held: break
    case .failed:
      failures = [Failure(kind: "requirement", message: requirement.finding, text: "")]
    case .notClaimed: skipped = requirement.finding
    }
  }
}

extension Check.Failure {
  fileprivate init(_ finding: Finding) {
    kind = finding.kind.rawValue
    message = finding.headline
    text = [finding.detail, finding.replay.map { "replay: \($0)" } ?? ""]
      .filter { !$0.isEmpty }.joined(separator: "\n")
  }
}

extension Finding {
  /// The group of the check that fails.
  fileprivate var check: String {
    switch metric {
    case .deepLinks: "links"
    case .exits: "exits"
    default: kind.check
    }
  }
}

extension Finding.Kind {
  /// The group of the check that fails.
  fileprivate var check: String {
    switch self {
    case .divergence, .crash, .refusal, .hang, .memory, .flaky: "conformance"
    case .lifetime: "leaks"
    case .measurement: "measurement"
    case .unitTest: "unit-tests"
    }
  }
}
