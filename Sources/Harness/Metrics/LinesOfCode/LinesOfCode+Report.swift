import BenchmarkKit

extension MetricID {
  package static let linesOfCode = MetricID("linesOfCode")
}

extension Run {
  package var linesOfCode: LinesOfCode? {
    get { self[LinesOfCode.self] }
    set { self[LinesOfCode.self] = newValue }
  }
}

extension LinesOfCode: RunSection {
  package static let id = MetricID.linesOfCode
  package static let title = "Lines of code"
  package static let describesSources = true

  package func tables(in run: Run) -> [Table] {
    let open = ["lines-by-role", "lines-correlation"]
    return tables(run.subjects).map { open.contains($0.name) ? $0 : $0.placed(.folded) }
  }

  package func withConclusions(in run: Run) -> LinesOfCode {
    var lines = self
    lines.correlations = correlations.map { correlation in
      var correlation = correlation
      correlation.order =
        correlation.order
        ?? PublishedFileOrder(self, module: correlation.module, role: correlation.role)
      return correlation
    }
    return lines
  }

  package func charts(in run: Run) -> [Chart] { [roleBars(run.subjects)].compactMap { $0 } }

  package func roles(of subject: Subject) -> Set<String> {
    Set(files.filter { $0.module == subject.module }.map(\.role))
  }

  package func cost(of subject: Subject, in run: Run) -> String? {
    let own = codeLines(of: subject.module)
    let base =
      run.subjects.first { $0.id == run.plan.baseline }.map { codeLines(of: $0.module) } ?? 0
    guard own > 0, base > 0 else { return nil }
    let percent = (Double(own) / Double(base) - 1) * 100
    let change = "\(percent < 0 ? "" : "+")\(percent.fixed(0)) %"
    return "\(own.grouped) code lines compared with \(base.grouped) (\(change))"
  }

  package func extraCost(of subject: Subject, over parent: Subject, in run: Run) -> String? {
    let (own, base) = (codeLines(of: subject.module), codeLines(of: parent.module))
    guard own > 0, base > 0 else { return nil }
    return "\((own - base).signed) code lines"
  }
}
