import FootballGather
import GatherTestSupport

@testable import MVVM

/// A view model with a delegate spy and a server.
@MainActor struct ModeledGather {
  let phone = Phone()
  let server = InMemoryBackend()
  let delegate = GatherViewModelDelegateSpy()
  let viewModel: GatherViewModel

  init(_ gather: Gather = .example) {
    viewModel = GatherViewModel(services: server.services, gather: gather)
    viewModel.delegate = delegate
  }
}

/// Counts the time changes that no user action caused.
final class GatherViewModelDelegateSpy: GatherViewModelDelegate {
  private(set) var changes = 0

  func timeDidChange() { changes += 1 }
}
