// Players that only know whether they play: nothing is loaded or heard, and no time passes in it.
// As on a phone, these are visible in files that import AVFoundation.
@_exported public import AudioToolbox
@_exported public import CoreMedia
public import UIKit

/// A sound or a video. Its file is not read, so its duration is unknown.
@preconcurrency @MainActor open class AVAsset: NSObject {
  open var duration: CMTime { .indefinite }
  open var isPlayable: Bool { true }

  // On a phone, creates an `AVURLAsset`, which an initialiser of Swift cannot.
  public init(url: URL) { super.init() }
}

/// A sound or a video that an app opens by its address.
open class AVURLAsset: AVAsset {
  public let url: URL

  /// Creates an asset. The options are ignored.
  public init(url: URL, options: [String: Any]? = nil) {
    self.url = url
    super.init(url: url)
  }
}

/// An asset that a player plays. It never ends.
@preconcurrency @MainActor open class AVPlayerItem: NSObject {
  public enum Status: Int, Sendable { case unknown, readyToPlay, failed }

  /// Never posted.
  nonisolated public static let didPlayToEndTimeNotification = Notification.Name(
    "AVPlayerItemDidPlayToEndTimeNotification")
  /// Never posted.
  nonisolated public static let failedToPlayToEndTimeNotification = Notification.Name(
    "AVPlayerItemFailedToPlayToEndTimeNotification")

  public let asset: AVAsset
  /// Ready in the turn after a player has received the item.
  public fileprivate(set) final var status = Status.unknown
  open var error: (any Error)? { nil }
  open var duration: CMTime { asset.duration }
  open var isPlaybackLikelyToKeepUp: Bool { status == .readyToPlay }
  fileprivate var time = CMTime.zero

  public init(asset: AVAsset) {
    self.asset = asset
    super.init()
  }

  public convenience init(url: URL) { self.init(asset: AVURLAsset(url: url)) }

  /// The time that was last sought, zero at first.
  open func currentTime() -> CMTime { time }

  open func seek(to time: CMTime, completionHandler: (@MainActor (Bool) -> Void)? = nil) {
    self.time = time
    MainLoop.current.noteEffect()
    if let completionHandler { MainLoop.current.enqueue { completionHandler(true) } }
  }
}

extension Notification.Name {
  public static let AVPlayerItemDidPlayToEndTime = AVPlayerItem.didPlayToEndTimeNotification
  public static let AVPlayerItemFailedToPlayToEndTime =
    AVPlayerItem.failedToPlayToEndTimeNotification
}

/// Plays an item, of which only the state is known. Each change of it counts as an effect of a
/// touch.
@preconcurrency @MainActor open class AVPlayer: NSObject {
  public enum Status: Int, Sendable { case unknown, readyToPlay, failed }
  public enum TimeControlStatus: Int, Sendable {
    case paused, waitingToPlayAtSpecifiedRate, playing
  }
  /// The state after the end of an item, which never comes.
  public enum ActionAtItemEnd: Int, Sendable { case advance, pause, none }

  public private(set) final var currentItem: AVPlayerItem?
  /// The speed: 0 is paused, 1 is normal.
  open var rate: Float = 0 {
    didSet { if rate != oldValue { MainLoop.current.noteEffect() } }
  }
  open var volume: Float = 1 {
    didSet { if volume != oldValue { MainLoop.current.noteEffect() } }
  }
  open var isMuted = false {
    didSet { if isMuted != oldValue { MainLoop.current.noteEffect() } }
  }
  open var actionAtItemEnd = ActionAtItemEnd.pause
  /// Stored, but have no effect.
  open var automaticallyWaitsToMinimizeStalling = true
  open var allowsExternalPlayback = true
  open var preventsDisplaySleepDuringVideoPlayback = true
  private var observers: [ObjectIdentifier: (token: NSObject, block: Any)] = [:]

  public override init() { super.init() }

  public convenience init(url: URL) { self.init(playerItem: AVPlayerItem(url: url)) }

  public init(playerItem: AVPlayerItem?) {
    currentItem = playerItem
    super.init()
    prepareItem()
  }

  open func replaceCurrentItem(with item: AVPlayerItem?) {
    guard item !== currentItem else { return }
    currentItem = item
    MainLoop.current.noteEffect()
    prepareItem()
  }

  private func prepareItem() {
    guard let currentItem else { return }
    MainLoop.current.enqueue { [weak currentItem] in currentItem?.status = .readyToPlay }
  }

  open func play() { rate = 1 }
  open func pause() { rate = 0 }

  open var status: Status { currentItem?.status == .readyToPlay ? .readyToPlay : .unknown }
  open var error: (any Error)? { nil }
  open var timeControlStatus: TimeControlStatus {
    if rate == 0 { return .paused }
    return status == .readyToPlay ? .playing : .waitingToPlayAtSpecifiedRate
  }

  open func currentTime() -> CMTime { currentItem?.currentTime() ?? .zero }
  open func seek(to time: CMTime) { currentItem?.seek(to: time) }
  open func seek(to time: CMTime, completionHandler: @escaping @MainActor (Bool) -> Void) {
    guard let currentItem else { return MainLoop.current.enqueue { completionHandler(false) } }
    currentItem.seek(to: time, completionHandler: completionHandler)
  }
  open func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
    completionHandler: @escaping @MainActor (Bool) -> Void = { _ in }
  ) { seek(to: time, completionHandler: completionHandler) }

  /// Keeps the block, as on a phone, until the observer is removed. It is never called, as no time
  /// passes in an item.
  open func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?,
    using block: @escaping @MainActor (CMTime) -> Void
  ) -> Any { keep(block) }
  /// Keeps the block, as on a phone, until the observer is removed. It is never called, as no time
  /// passes in an item.
  open func addBoundaryTimeObserver(
    forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping @MainActor () -> Void
  ) -> Any { keep(block) }

  private func keep(_ block: Any) -> NSObject {
    let token = NSObject()
    observers[ObjectIdentifier(token)] = (token, block)
    return token
  }

  open func removeTimeObserver(_ observer: Any) {
    observers[ObjectIdentifier(observer as AnyObject)] = nil
  }
}

/// Shows a player's video, which is not drawn. Holds the player, as on a phone.
open class AVPlayerLayer: CALayer {
  open var player: AVPlayer?
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  open var isReadyForDisplay: Bool { player?.status == .readyToPlay }

  public init(player: AVPlayer?) {
    self.player = player
    super.init()
  }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
