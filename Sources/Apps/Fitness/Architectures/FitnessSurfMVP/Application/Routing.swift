import UIKit

/// The way in which coordinators get their routers; the only difference between the variants.
enum Routing {
  /// Every stack has a router of its own, which is injected.
  case injected
  /// Every coordinator creates a `MainRouter`; all stacks share an observer.
  case main(StackObserver)

  /// Creates the router of a stack, and observes what leaves the stack.
  func makeRouter(of stack: UINavigationController) -> any Router {
    switch self {
    case .injected:
      let observer = StackObserver()
      stack.delegate = observer
      return StackRouter(stack: stack, observer: observer)
    case .main(let observer):
      stack.delegate = observer
      return MainRouter()
    }
  }

  /// Creates the router of a container that has no stack.
  func makeRouter(of container: UIViewController) -> any Router {
    switch self {
    case .injected: StackRouter(container: container)
    case .main: MainRouter()
    }
  }

  /// Returns the router of a child flow on the stack of its parent.
  func makeRouter(sharing router: any Router) -> any Router {
    switch self {
    case .injected: router
    case .main: MainRouter()
    }
  }
}
