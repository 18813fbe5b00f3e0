import FootballGather
import UserSessions

extension FootballGatherModel {
  @specialized(where Sink == ScreenDigest)
  package func describe<Sink: ScreenSink>(into sink: inout Sink) {
    sink.number("depth", depth)
    switch upper {
    case _ where list == nil: login.describe(into: &sink)
    case .nothing: list?.describe(into: &sink)
    case .detail(_, let edit?): edit.describe(into: &sink)
    case .detail(let detail, nil): detail.describe(into: &sink)
    case .add(let add): add.describe(into: &sink)
    case .confirm(_, let gather?): gather.describe(into: &sink, deviations)
    case .confirm(let confirm, nil): confirm.describe(into: &sink, deviations)
    }
    sink.flag("alert", alert != nil)
    alert?.describe(into: &sink)
    FootballGatherModel.describe(
      server.requests.lazy.map(\.operation), remembersUser: server.remembersUser,
      username: server.username, isSignedIn: server.token != nil,
      scoreSeparator: deviations.contains(.d19) ? ":" : "-", into: &sink)
    sink.extra("password sent", server.lastPassword)
    deliveries.describe(into: &sink)
    sink.extra("changes without animation", 0)
    sink.extra("running timers", isClockRunning ? 1 : 0)
    sink.extra("observations", 0)
  }

  private var isClockRunning: Bool {
    if case .confirm(_, let gather?) = upper { gather.clock == .running } else { false }
  }
}
