import AVKit
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("AVFoundation and AVKit: players without sound or pictures") struct PlayerTests {
  private let film = URL(string: "https://example.org/film.mp4")!

  @Test("a player plays once its item is ready, which is in a later turn")
  func play() {
    let device = Device()
    let player = AVPlayer(url: film)
    var states: [AVPlayer.TimeControlStatus] = []
    let observation = player.observe(\.timeControlStatus, options: [.initial]) { player, _ in
      states.append(player.timeControlStatus)
    }
    let before = device.loop.effectCount

    player.play()
    #expect(player.timeControlStatus == .waitingToPlayAtSpecifiedRate && player.rate == 1)
    device.loop.runUntilIdle()
    player.pause()
    device.loop.runUntilIdle()

    #expect(states == [.paused, .playing, .paused])
    #expect(device.loop.effectCount == before + 2)
    #expect((player.currentItem?.asset as? AVURLAsset)?.url == film)
    observation.invalidate()
  }

  @Test("an item stays where it was sought")
  func seek() {
    let device = Device()
    let player = AVPlayer()
    var isFinished: [Bool] = []
    player.seek(to: .zero) { isFinished.append($0) }
    player.replaceCurrentItem(with: AVPlayerItem(url: film))
    player.seek(to: CMTime(seconds: 12.5, preferredTimescale: 600)) { isFinished.append($0) }
    player.play()
    device.loop.advance(by: 60)

    #expect(isFinished == [false, true] && CMTimeGetSeconds(player.currentTime()) == 12.5)
    #expect(player.currentItem?.duration.isNumeric == false)
  }

  @Test("an observer of the time is kept until it is removed")
  func observers() {
    _ = Device()
    let player = AVPlayer()
    var object: NSObject? = NSObject()
    weak let alive = object
    let observer = player.addPeriodicTimeObserver(
      forInterval: CMTimeMake(value: 1, timescale: 2), queue: .main
    ) { [object] _ in _ = object }
    object = nil
    #expect(alive != nil)

    player.removeTimeObserver(observer)

    #expect(alive == nil)
  }

  @Test("with AVKit, times and system sounds are visible, too")
  func visible() { #expect(CMTimeScale(kSystemSoundID_Vibrate) == 4095) }

  @Test("times are compared as fractions, before infinite, indefinite and invalid ones")
  func times() {
    #expect(CMTimeMake(value: 1, timescale: 2) == CMTimeMake(value: 300, timescale: 600))
    #expect(CMTimeMakeWithSeconds(1.5, preferredTimescale: 2).value == 3)
    let times = [CMTime.negativeInfinity, .zero, .positiveInfinity, .indefinite, .invalid]
    #expect(times.reversed().sorted() == times)
    #expect(CMTime(seconds: .nan, preferredTimescale: 1) == .invalid)
    #expect(CMTime(seconds: -1e20, preferredTimescale: 600) == .negativeInfinity)
    #expect(CMTime.indefinite.seconds.isNaN && !CMTime.invalid.isValid)
  }

  @Test("Done dismisses a video that is presented, and a video within a screen has no button")
  func done() throws {
    let stage = Stage()
    let root = stage.controller("A")
    stage.show(root)
    let inner = AVPlayerViewController()
    root.addChild(inner)
    root.view.addSubview(inner.view)
    inner.didMove(toParent: root)
    stage.settle()
    #expect(try #require(button("Done", in: inner.view)).isHidden)
    let video = AVPlayerViewController()
    video.player = AVPlayer(url: film)
    stage.present(video, on: root)

    try stage.device.tap(#require(button("Done", in: video.view))).get()
    stage.settle()

    #expect(root.presentedViewController == nil)
  }
}
