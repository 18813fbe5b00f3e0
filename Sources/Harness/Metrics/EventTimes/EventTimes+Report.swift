import BenchmarkKit

extension MetricID {
  package static let eventTimes = MetricID("eventTimes")
}

extension Run {
  package var eventTimes: EventTimes? {
    get { self[EventTimes.self] }
    set { self[EventTimes.self] = newValue }
  }
}

extension EventTimes: RunSection {
  package static let id = MetricID.eventTimes
  package static let title = "Event times"

  package func tables(in run: Run) -> [Table] {
    tables(run.subjects) + [detailTable.placed(.file)]
  }

  package func charts(in run: Run) -> [Chart] { [quantileShift(run.subjects)].compactMap { $0 } }

  package var withoutRawData: EventTimes {
    var times = self
    times.launches = []
    return times
  }
}
