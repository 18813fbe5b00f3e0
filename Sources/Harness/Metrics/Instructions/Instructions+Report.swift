import BenchmarkKit

extension MetricID {
  package static let instructions = MetricID("instructions")
}

extension Run {
  package var instructions: Instructions? {
    get { self[Instructions.self] }
    set { self[Instructions.self] = newValue }
  }
}

extension Instructions: RunSection {
  package static let id = MetricID.instructions
  package static let title = "Instructions"

  package func tables(in run: Run) -> [Table] { [table] }

  package func charts(in run: Run) -> [Chart] { [layerBars(run.subjects)].compactMap { $0 } }

  package func cost(of subject: Subject, in run: Run) -> String? {
    guard let row = self.row(of: subject.id), let base = self.row(of: baseline) else { return nil }
    func times(_ own: Double, _ theirs: Double) -> String {
      "\(own.grouped()) compared with \(theirs.grouped()) (×\((own / theirs).fixed(2)))"
    }
    return
      "\(times(row.total, base.total)) instructions per event, of which"
      + " \(times(row[.architecture].total, base[.architecture].total)) in its own code"
  }

  package func extraCost(of subject: Subject, over parent: Subject, in run: Run) -> String? {
    guard let own = row(of: subject.id)?.total, let base = row(of: parent.id)?.total, base > 0
    else { return nil }
    let percent = (own / base - 1) * 100
    return "\(percent < 0 ? "" : "+")\(percent.fixed(1)) % instructions"
  }

  private func row(of subject: String) -> Row? { rows.first { $0.subject == subject } }
}
