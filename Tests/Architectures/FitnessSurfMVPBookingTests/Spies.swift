import FitnessAppointments
import UIKit

@testable import FitnessSurfMVP

/// Counts how often a flow finishes, and records the drafts that it books and the flows that it
/// begins.
final class FlowEnds {
  private(set) var finishCount = 0
  private(set) var booked: [Draft] = []
  /// The depth of the stack when the flow finished.
  private(set) var depthAtFinish: Int?
  private(set) var sharedFlows: [String] = []

  func finish(at depth: Int) {
    finishCount += 1
    depthAtFinish = depth
  }

  func book(_ draft: Draft) { booked.append(draft) }

  func begin(_ flow: SharedFlow) {
    switch flow {
    case .appointments: sharedFlows.append("appointments")
    case .login(let reason, _): sharedFlows.append("login \(reason)")
    case .logOut: sharedFlows.append("log out")
    case .expired: sharedFlows.append("expired")
    case .tryAgain(let onFailure):
      sharedFlows.append("try again")
      onFailure(.unreachable)
    }
  }
}

/// A flow without modules, which can have children.
final class StubCoordinator: BaseCoordinator {
  private(set) var starts: [DeepLinkOption?] = []

  @MainActor init() {
    let server = InMemoryServer(clock: StoppedClock(), store: DeviceStore())
    super.init(
      router: StackRouter(container: UIViewController()),
      dependencies: Dependencies(
        session: UserSession(services: server.services), routing: .injected))
  }

  override func start(with deepLinkOption: DeepLinkOption?) {
    starts.append(deepLinkOption)
  }
}

/// A clock that does not move.
private final class StoppedClock: ServerClock {
  let milliseconds = 0

  func schedule(at milliseconds: Int, _ block: @escaping @MainActor () -> Void) {}
}

/// Records a presenter's calls to the view of the clubs.
final class ClubsViewSpy: ClubsViewInput {
  private(set) var rows: [RowModel] = []

  func configure(with rows: [RowModel]) { self.rows = rows }
}

/// Records a presenter's calls to the view of the dates.
final class DatesViewSpy: DatesViewInput {
  private(set) var sections: [DatesSectionModel] = []
  private(set) var status = ""
  private(set) var canRetry = false

  func configure(with sections: [DatesSectionModel]) { self.sections = sections }

  func showStatus(_ text: String, canRetry: Bool) {
    status = text
    self.canRetry = canRetry
  }
}

/// Records a presenter's calls to the view of the summary.
final class SummaryViewSpy: SummaryViewInput {
  private(set) var rows: [RowModel] = []
  private(set) var noteTitle = ""
  private(set) var busy: [Bool] = []

  func configure(with rows: [RowModel]) { self.rows = rows }
  func setNoteTitle(_ title: String) { noteTitle = title }
  func setBusy(_ isBusy: Bool) { busy.append(isBusy) }
}

/// Records a presenter's calls to the view of a note.
final class NoteViewSpy: NoteViewInput {
  private(set) var text = ""
  private(set) var isChanged: Bool?

  func configure(with text: String) { self.text = text }
  func setChanged(_ isChanged: Bool) { self.isChanged = isChanged }
}
