import ComparedApps
import FitnessAppointments
import FitnessAppointmentsUI
import UserSessions

extension FitnessModel {
  /// Returns all sweeps, with parameters up to `largest`.
  package static func sweeps(upTo largest: Int) -> [CostSweep<FitnessModel>] {
    let values = Array(sequence(first: 1) { $0 * 2 <= largest ? $0 * 2 : nil })
    return depthSweeps(values) + contentSweeps(values) + repetitionSweeps(values)
  }

  // Only the flow that leads into itself has no bound on its depth. The sweep begins at a class's
  // trainer, the third screen, because arrays grow at powers of two.
  private static func depthSweeps(_ values: [Int]) -> [CostSweep<FitnessModel>] {
    func sweep(_ name: String, _ measured: String, _ section: Section) -> CostSweep<FitnessModel> {
      self.sweep(
        name, measured, values,
        approach: { Walk.toActivities.openGroup.openClassTrainer.times($0) { $0.openSimilar } },
        section)
    }
    return [
      sweep("stack depth", "open a similar trainer", .events { _ in Walk().openSimilar }),
      sweep("stack depth, back", "go back", .events { _ in Walk().back }),
      sweep("stack depth, tab", "tap the tab again", .events { _ in Walk().selectActivities }),
      sweep(
        "stack depth, link", "link to the activities",
        .events { _ in Walk().openLink(.activities) }),
      sweep(
        "stack depth, other link", "link to a trainer of the gym",
        .events { _ in Walk().openLink(.trainer(id: 1)) }),
      sweep("stack depth, log out", "log out", .events { _ in Walk().logOut }),
      sweep("stack depth, the end", "shut the app down", .shutDown),
    ]
  }

  private static func contentSweeps(_ values: [Int]) -> [CostSweep<FitnessModel>] {
    [
      sweep(
        "appointments", "open the appointments, close", values, start: Walk.member(appointments:),
        approach: { _ in .toActivities.openAppointments.close },
        .events { _ in Walk().openAppointments.close }),
      sweep(
        "appointments, link", "follow a link to the last appointment, go back, close", values,
        start: Walk.member(appointments:),
        approach: { .toActivities.openLastAppointment($0) },
        .events { Walk().openLastAppointment($0) }),
      sweep(
        "appointments, cancel", "cancel the last appointment", values,
        start: Walk.member(appointments:),
        approach: { _ in .toActivities.openAppointments },
        .events { Walk().cancelAppointment(inRow: $0 - 1) }),
      sweep(
        "requests open", "open a trainer, receive the answer", values,
        approach: {
          .toActivities.openGym.openTrainers.times($0) { $0.leaveLoadingTrainer }
        },
        // Only the newest request is answered, because the server's work for the other requests is
        // not a cost of the app.
        .events { Walk().openLoadingTrainer.then(.answer($0, isSuccess: true)) }),
    ]
  }

  private static func repetitionSweeps(_ values: [Int]) -> [CostSweep<FitnessModel>] {
    [
      sweep(
        "trainers opened", "open a trainer, go back", values,
        approach: { .toActivities.openGym.openTrainers.times($0) { $0.openTrainer.back } },
        .events { _ in Walk().openTrainer.back }),
      sweep(
        "appointments begun", "choose a club and a date, leave", values,
        approach: { .toActivities.times($0) { $0.beginAppointment } },
        .events { _ in Walk().beginAppointment }),
      sweep(
        "sheets swiped down", "open the appointments, close", values,
        approach: { .toActivities.times($0) { $0.openAppointments.swipeDown } },
        .events { _ in Walk().openAppointments.close }),
      sweep(
        "tabs selected", "select the account, then the activities", values,
        approach: { .toActivities.times($0) { $0.selectAccount.selectActivities } },
        .events { _ in Walk().selectAccount.selectActivities }),
      sweep(
        "sessions in a row", "log out, log in", values,
        approach: { .toActivities.times($0) { $0.logOutAndIn } },
        .events { _ in Walk().logOutAndIn }),
      sweep(
        "jumps, then the end", "shut the app down", values,
        approach: { .toActivities.times($0) { $0.toTrainer.jump(to: 0) } }, .shutDown),
    ]
  }

  private static func sweep(
    _ name: String, _ measured: String, _ values: [Int],
    start: @escaping @Sendable (_ n: Int) -> Start = { _ in Walk.member },
    approach: @escaping @Sendable (_ n: Int) -> Walk, _ section: Section
  ) -> CostSweep<FitnessModel> {
    CostSweep(
      name: name, measured: measured, values: values, bound: nil,
      approach: { approach($0).session(from: start($0)) }, section: section.measured)
  }

  /// The section measured once the app has reached a value of the parameter.
  private enum Section {
    case events(@Sendable (_ n: Int) -> Walk)
    case shutDown

    var measured: CostSweep<FitnessModel>.Section {
      switch self {
      case .events(let walk): .events { walk($0).events }
      case .shutDown: .shutDown
      }
    }
  }
}

extension Walk {
  fileprivate var openLoadingTrainer: Walk {
    then(.tapRow(ElementID.trainers, section: 0, row: 0))
  }

  /// Opens a trainer and goes back before the server has answered.
  fileprivate var leaveLoadingTrainer: Walk { openLoadingTrainer.back }

  /// From the activities to the summary and back.
  fileprivate var beginAppointment: Walk {
    openAny.openDates.openSummary.then(.tap(ElementID.leave))
  }

  /// Follows a link to the last of `count` appointments and goes back.
  fileprivate func openLastAppointment(_ count: Int) -> Walk {
    openLink(.appointment(id: 99 + count)).back.close
  }

  fileprivate func cancelAppointment(inRow row: Int) -> Walk {
    then(
      .deleteRow(ElementID.appointments, section: 0, row: row), .alertButton(0), .wait(seconds: 1))
  }
}
