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
  ) {
    .window { window in
      let router = AppRouter(window: window)
      router.start()
      return router
    }
  }

  final class AppRouter {
    private let navigation = UINavigationController()
    private let player = Player()

    init(window: UIWindow) { window.rootViewController = navigation }

    func start() {
      let songs = SongsScreen()
      songs.player = player
      songs.onSong = { [weak self] in self?.openSong() }
      navigation.setViewControllers([songs], animated: false)
    }

    private func openSong() {
      let song = SongScreen()
      song.onPlay = { [weak self] in self?.player.play() }
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

  final class SongsScreen: Screen {
    var onSong: (() -> Void)?
    var player: Player?
    private let label = UILabel()

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(label)
      addButton("Song") { [weak self] in self?.onSong?() }
      addButton("Stop") { [weak self] in self?.stop() }
    }

    private func stop() { label.text = player?.stop() }
  }

  final class SongScreen: Screen, PlayerDelegate {
    var onPlay: (() -> Void)?
    private let label = UILabel()

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(label)
      addButton("Play") { [weak self] in self?.onPlay?() }
    }

    func playerDidChange(_ state: String) { label.text = state }
  }
}
