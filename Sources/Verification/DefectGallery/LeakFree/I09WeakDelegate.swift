import RandomUsers
import UIKit
import UserSessions

/// A player outlives its weak delegate, the song's screen; all closures of the router are weak.
///
/// Leak-free: like a system service, the player continues without a delegate, and nothing is left
/// behind.
enum I09 {
  nonisolated static let app = LeakFreeApp(
    "I09", "a weak delegate is released before the service that notifies it",
    events: [.tap("Song"), .tap("Play"), .back, .tap("Stop"), .tap("Song"), .back]
  ) { .root { AppRouter(window: $0) } }

  final class AppRouter: AppRoot {
    private let navigation = UINavigationController()
    private let player = Player()

    init(window: UIWindow) { window.rootViewController = navigation }

    func start() {
      let songs = SongsScreen("Song") { [weak self] in self?.openSong() }
      songs.addButton("Stop") { [weak self, weak songs] in
        if let self { songs?.show(player.stop()) }
      }
      navigation.setViewControllers([songs], animated: false)
    }

    private func openSong() {
      let song = SongScreen("Play") { [weak self] in self?.player.play() }
      player.delegate = song
      navigation.pushViewController(song, animated: true)
    }
  }

  protocol PlayerDelegate: AnyObject {
    func playerDidChange(_ state: String)
  }

  final class Player {
    weak var delegate: (any PlayerDelegate)?
    private var plays = 0
    private var stops = 0

    func play() {
      plays += 1
      delegate?.playerDidChange("Play number \(plays)")
    }

    func stop() -> String {
      stops += 1
      delegate?.playerDidChange("Stopped")
      return "Stop number \(stops)"
    }
  }

  final class SongsScreen: Screen {}

  final class SongScreen: Screen, PlayerDelegate {
    func playerDidChange(_ state: String) { show(state) }
  }
}
