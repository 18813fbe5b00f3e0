import AVFoundation
import Contacts
import EventKit
import Photos
import Testing
import UIKit
import UIKitTesting

/// Something for which an app needs the user's permission.
private enum Subject: String, CaseIterable {
  case camera, microphone, recording, photos, contacts, calendar, reminders

  /// Asks for permission; `completion` gets the answer and the status after it.
  @MainActor func ask(_ completion: @escaping @MainActor (Bool, String) -> Void) {
    switch self {
    case .camera, .microphone:
      let media: AVMediaType = self == .camera ? .video : .audio
      AVCaptureDevice.requestAccess(for: media) {
        completion($0, "\(AVCaptureDevice.authorizationStatus(for: media))")
      }
    case .recording:
      AVAudioSession.sharedInstance().requestRecordPermission {
        completion($0, "\(AVAudioSession.sharedInstance().recordPermission)")
      }
    case .photos:
      PHPhotoLibrary.requestAuthorization(for: .readWrite) {
        completion($0 == .authorized, "\(PHPhotoLibrary.authorizationStatus())")
      }
    case .contacts:
      CNContactStore().requestAccess(for: .contacts) { isGiven, error in
        #expect(isGiven == (error == nil))
        completion(isGiven, "\(CNContactStore.authorizationStatus(for: .contacts))")
      }
    case .calendar:
      EKEventStore().requestFullAccessToEvents { isGiven, _ in
        completion(isGiven, "\(EKEventStore.authorizationStatus(for: .event))")
      }
    case .reminders:
      EKEventStore().requestFullAccessToReminders { isGiven, _ in
        completion(isGiven, "\(EKEventStore.authorizationStatus(for: .reminder))")
      }
    }
  }

  var statusIfGiven: String {
    switch self {
    case .recording: "granted"
    case .calendar, .reminders: "fullAccess"
    default: "authorized"
    }
  }
}

/// Records the codes that are seen.
private final class Scanner: NSObject, AVCaptureMetadataOutputObjectsDelegate {
  var codes: [String?] = []

  func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection
  ) {
    codes += metadataObjects.map { ($0 as? AVMetadataMachineReadableCodeObject)?.stringValue }
  }
}

@MainActor @Suite("Permissions", .serialized) struct PermissionTests {
  let stage = Stage()

  private func answer(_ button: Int) throws {
    stage.settle()
    try stage.device.tapAlertAction(button).get()
    stage.settle()
  }

  @Test(
    "the user allows or refuses, and is not asked again", arguments: Subject.allCases, [0, 1])
  fileprivate func question(_ subject: Subject, _ button: Int) throws {
    _ = stage.navigation("A")
    var answers: [String] = []
    subject.ask { answers.append("\($0) \($1)") }
    #expect(answers.isEmpty)
    try answer(button)
    subject.ask { answers.append("\($0) \($1)") }
    stage.settle()

    #expect(!stage.device.isAsking)
    let expected = button == 1 ? "true \(subject.statusIfGiven)" : "false denied"
    #expect(answers == [expected, expected])
  }

  @Test("the camera and the microphone are asked for on their own, and recording is the microphone")
  func separate() throws {
    _ = stage.navigation("A")
    AVCaptureDevice.requestAccess(for: .video) { _ in }
    try answer(1)
    #expect(AVAudioSession.sharedInstance().recordPermission == .undetermined)
    AVCaptureDevice.requestAccess(for: .audio) { _ in }
    try answer(0)
    #expect(AVAudioSession.sharedInstance().recordPermission == .denied)
    #expect(AVCaptureDevice.authorizationStatus(for: .video) == .authorized)
  }

  @Test("a running session reports the code in view once a second, until it is stopped")
  func scan() throws {
    _ = stage.navigation("A")
    AVCaptureDevice.codeInView = "A-42"
    let (session, output, scanner) = (AVCaptureSession(), AVCaptureMetadataOutput(), Scanner())
    let camera = try #require(AVCaptureDevice.default(for: .video))
    // Asks, as the user has not answered yet.
    session.addInput(try AVCaptureDeviceInput(device: camera))
    session.addOutput(output)
    output.setMetadataObjectsDelegate(scanner, queue: .main)
    output.metadataObjectTypes = [.qr]
    session.startRunning()
    stage.device.loop.advance(by: 2)
    #expect(scanner.codes.isEmpty)
    try answer(1)

    stage.device.loop.advance(by: 2)
    #expect(scanner.codes == ["A-42", "A-42"])
    session.stopRunning()
    stage.device.loop.advance(by: 2)
    #expect(scanner.codes.count == 2 && !session.isRunning)
  }

  @Test("a look that is scheduled does not keep its session")
  func released() throws {
    _ = stage.navigation("A")
    AVCaptureDevice.codeInView = "A-42"
    weak var released: AVCaptureSession?
    do {
      let session = AVCaptureSession()
      session.startRunning()
      released = session
    }
    #expect(released == nil)
    stage.device.loop.advance(by: 2)
  }

  @Test("without permission, a camera, photos, contacts and events cannot be used")
  func refused() throws {
    _ = stage.navigation("A")
    AVCaptureDevice.requestAccess(for: .video) { _ in }
    try answer(0)
    let camera = try #require(AVCaptureDevice.default(for: .video))
    #expect { try AVCaptureDeviceInput(device: camera) } throws: {
      AVError.applicationIsNotAuthorizedToUseDevice ~= $0
    }

    var error: (any Error)?
    PHPhotoLibrary.shared().performChanges({}) { isDone, found in
      #expect(!isDone)
      error = found
    }
    try answer(0)
    #expect(PHPhotosError.accessUserDenied ~= (try #require(error)))

    #expect {
      try CNContactStore().enumerateContacts(with: CNContactFetchRequest(keysToFetch: [])) { _, _ in
      }
    } throws: {
      CNError.authorizationDenied ~= $0
    }
    let store = EKEventStore()
    #expect { try store.save(EKEvent(eventStore: store), span: .thisEvent) } throws: {
      EKError.eventStoreNotAuthorized ~= $0
    }
  }

  @Test("a new device has neither the code, the light nor the answers of the one before")
  func fresh() throws {
    _ = stage.navigation("A")
    AVCaptureDevice.codeInView = "A-42"
    AVCaptureDevice.default(for: .video)?.torchMode = .on
    AVCaptureDevice.requestAccess(for: .video) { _ in }
    try answer(1)
    try AVAudioSession.sharedInstance().setCategory(.playback)

    _ = Stage().navigation("A")
    #expect(AVCaptureDevice.codeInView == nil)
    #expect(AVCaptureDevice.default(for: .video)?.torchMode == .off)
    #expect(AVCaptureDevice.authorizationStatus(for: .video) == .notDetermined)
    #expect(AVAudioSession.sharedInstance().category == .soloAmbient)
  }

  @Test("an event that is saved has an identifier, until it is removed")
  func event() throws {
    _ = stage.navigation("A")
    let store = EKEventStore()
    store.requestFullAccessToEvents { _, _ in }
    try answer(1)
    let event = EKEvent(eventStore: store)
    #expect(event.eventIdentifier == nil)
    try store.save(event, span: .thisEvent)
    #expect(event.eventIdentifier != nil)
    try store.remove(event, span: .thisEvent)
    #expect(event.eventIdentifier == nil)
  }
}
