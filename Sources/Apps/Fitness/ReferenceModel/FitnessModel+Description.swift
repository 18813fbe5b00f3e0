import FitnessAppointments
import FitnessAppointmentsUI
import UserSessions

extension FitnessModel {
  @specialized(where Sink == ScreenDigest)
  package func describe<Sink: ScreenSink>(into sink: inout Sink) {
    describeDepths(into: &sink)
    switch front {
    case .splash:
      sink.screen(ElementID.splashScreen, title: "")
      sink.label(ElementID.status, "Starting.")
      sink.overlay()
    case .login(let state): state.describe(into: &sink)
    case .note(let state): state.describe(into: &sink)
    case .stack(let stack): stacks[stack].last.map { describe($0, on: stack, into: &sink) }
    }
    sink.flag("alert", alert != nil)
    alert?.describe(into: &sink)
    FitnessModel.describe(
      server.requests.lazy.map(\.operation), token: server.token,
      lastUsername: server.lastUsername, homeClubID: server.homeClubID, into: &sink)
    sink.extra("password sent", server.lastPassword)
    deliveries.describe(into: &sink)
  }

  private func describeDepths<Sink: ScreenSink>(into sink: inout Sink) {
    guard isStarted else { return sink.number("depth", 1) }
    sink.number("tab", tab)
    for stack in 0...1 { sink.number("depth", stacks[stack].count) }
    if isAppointmentsUp { sink.number("sheet", stacks[Self.sheet].count) }
    if login != nil || note != nil { sink.number("sheet", 1) }
  }

  private func describe<Sink: ScreenSink>(
    _ screen: ScreenState, on stack: Int, into sink: inout Sink
  ) {
    let bar = stack == Self.sheet ? [] : [BarItem.menu]
    switch screen.content {
    case .activities(let state): state.describe(identity, into: &sink)
    case .subcategories(let state): state.describe(into: &sink)
    case .trainers(let state): state.describe(into: &sink)
    case .trainer(let state): state.describe(identity, into: &sink)
    case .clubs(let state): state.describe(bar: bar, into: &sink)
    case .dates(let state): state.describe(bar: bar, into: &sink)
    case .summary(let state): state.describe(bar: bar, into: &sink)
    case .account: describeAccount(into: &sink)
    case .appointments(let state): state.describe(identity, into: &sink)
    case .appointment(let state): state.describe(identity, into: &sink)
    }
  }
}
