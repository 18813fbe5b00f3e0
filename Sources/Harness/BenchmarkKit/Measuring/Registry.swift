/// The metrics and other tasks of a program.
package struct Registry: Sendable {
  /// All metrics, in the order in which they are measured and reported.
  package let metrics: [any Metric]
  /// The workers' tasks other than metrics.
  package let tasks: [any WorkerTask]

  package init(metrics: [any Metric], tasks: [any WorkerTask]) {
    self.metrics = metrics
    self.tasks = tasks
  }

  /// The metrics of a plan, in the order in which they are measured.
  package func metrics(of plan: Plan) -> [any Metric] {
    metrics.filter { plan.metrics.contains($0.id) }
  }

  /// The task with this name; `nil` if there is none.
  package func task(_ name: String) -> (any WorkerTask)? {
    let measuring = metrics.compactMap { $0 as? any SessionMetric as (any WorkerTask)? }
    return (measuring + tasks).first { $0.task == name }
  }
}
