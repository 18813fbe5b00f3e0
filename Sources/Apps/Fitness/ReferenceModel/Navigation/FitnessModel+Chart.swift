import ComparedApps

extension FitnessModel: ChartedModel {
  package static let chart = NavigationChart(NavigationEdge.all) { edge in
    NavigationChart.Label(
      from: edge.from.rawValue, kind: edge.trigger.kind, trigger: "\(edge.trigger)",
      to: edge.to.rawValue)
  }
}
