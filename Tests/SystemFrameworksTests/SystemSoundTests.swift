import AudioToolbox
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("AudioToolbox: sounds that users notice") struct SystemSoundTests {
  @Test("each sound and vibration is an effect, and ends in a later turn")
  func effects() {
    let device = Device()
    let before = device.loop.effectCount
    var ends = 0

    AudioServicesPlaySystemSound(1104)
    AudioServicesPlayAlertSound(kSystemSoundID_Vibrate)
    AudioServicesPlaySystemSoundWithCompletion(kSystemSoundID_Vibrate, nil)
    AudioServicesPlayAlertSoundWithCompletion(1104) { ends += 1 }

    #expect(device.loop.effectCount == before + 4 && ends == 0)
    device.loop.runUntilIdle()
    #expect(ends == 1)
  }
}
