// A screen that would show a video.
@_exported public import AVFoundation
public import UIKit

/// A screen that would show a player's video. If it is presented, a Done button dismisses it.
@preconcurrency @MainActor open class AVPlayerViewController: UIViewController {
  open weak var delegate: (any AVPlayerViewControllerDelegate)?
  open var player: AVPlayer?
  /// Stored, but have no effect.
  open var showsPlaybackControls = true
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  open var allowsPictureInPicturePlayback = true
  open var canStartPictureInPictureAutomaticallyFromInline = false
  open var updatesNowPlayingInfoCenter = true
  open var entersFullScreenWhenPlaybackBegins = false
  open var exitsFullScreenWhenPlaybackEnds = false

  private lazy var done = UIButton(
    primaryAction: UIAction(title: "Done") { [weak self] _ in self?.dismiss(animated: true) })

  public convenience init() { self.init(nibName: nil, bundle: nil) }

  open override func loadView() {
    view = UIView()
    view.addSubview(done)
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    // A player within another screen has no button of its own.
    done.isHidden = presentingViewController?.presentedViewController !== self
  }
}

/// The methods of full screens and of pictures in pictures, which a player never begins.
@preconcurrency @MainActor public protocol AVPlayerViewControllerDelegate: AnyObject {}
