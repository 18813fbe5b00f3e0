// A coordinator and its screen, with the closure that often leaks such a pair, and a fixed version.

final class ProfileScreen {
  var onClose: () -> Void = {}
  func close() { onClose() }
}

final class ProfileCoordinator {
  private var screen: ProfileScreen?
  private(set) var isFinished = false

  func showAndClose() {
    let screen = ProfileScreen()
    screen.onClose = { self.isFinished = true }
    self.screen = screen
    screen.close()
  }
}

final class FixedCoordinator {
  private var screen: ProfileScreen?
  private(set) var isFinished = false

  func showAndClose() {
    let screen = ProfileScreen()
    screen.onClose = { [weak self] in self?.isFinished = true }
    self.screen = screen
    screen.close()
  }
}
