// Sounds and vibrations. They are not played, but a user of a session notices them.
internal import UIKit

/// The number of a sound.
public typealias SystemSoundID = UInt32

/// The number of the vibration.
public let kSystemSoundID_Vibrate: SystemSoundID = 0xFFF

/// Counts as an effect of a touch, nothing else.
public func AudioServicesPlaySystemSound(_ sound: SystemSoundID) { noteSound() }

/// Counts as an effect of a touch, nothing else.
public func AudioServicesPlayAlertSound(_ sound: SystemSoundID) { noteSound() }

/// Counts as an effect of a touch, and ends in the next turn of the main loop.
public func AudioServicesPlaySystemSoundWithCompletion(
  _ sound: SystemSoundID, _ completion: (@MainActor () -> Void)?
) { noteSound(completion) }

/// Counts as an effect of a touch, and ends in the next turn of the main loop.
public func AudioServicesPlayAlertSoundWithCompletion(
  _ sound: SystemSoundID, _ completion: (@MainActor () -> Void)?
) { noteSound(completion) }

// Functions of C may be called from anywhere, so these are not isolated.
private func noteSound(_ completion: (@MainActor () -> Void)? = nil) {
  guard MainLoop.isOnItsThread else {
    return DispatchQueue.main.async { noteSound(completion) }
  }
  MainActor.assumeIsolated {
    MainLoop.current.noteEffect()
    if let completion { MainLoop.current.enqueue(completion) }
  }
}
