import BenchmarkKit

extension MetricID {
  package static let costGrowth = MetricID("costGrowth")
}

extension Run {
  package var costGrowth: CostGrowth? {
    get { self[CostGrowth.self] }
    set { self[CostGrowth.self] = newValue }
  }
}

extension CostGrowth: RunSection {
  package static let id = MetricID.costGrowth
  package static let title = "Cost growth"

  package func tables(in run: Run) -> [Table] {
    tables.map { $0.name == "cost-growth" ? $0 : $0.placed(.folded) }
      + [pointTable.placed(.file)]
  }

  package func charts(in run: Run) -> [Chart] {
    charts.map { $0.placed(.folded) }
  }
}
