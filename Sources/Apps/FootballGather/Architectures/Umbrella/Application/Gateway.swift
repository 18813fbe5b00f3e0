import FootballGather
import UIKit

/// Determines the app's first flow.
struct Gateway {
  enum State {
    case authorization, main
  }

  private let store: any SessionStore

  init(store: any SessionStore) {
    self.store = store
  }

  /// Calls `completion` in the next turn of the main queue.
  func getState(_ completion: @escaping (State) -> Void) {
    DispatchQueue.main.async { [store] in
      completion(store.token == nil ? .authorization : .main)
    }
  }
}
