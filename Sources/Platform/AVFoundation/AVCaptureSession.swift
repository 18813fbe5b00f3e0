public import CoreMedia
public import UIKit

/// A source of a session's pictures or sound.
@preconcurrency @MainActor open class AVCaptureInput: NSObject {}

/// A camera or the microphone as the source of a session.
open class AVCaptureDeviceInput: AVCaptureInput {
  public let device: AVCaptureDevice

  /// Throws `AVError.applicationIsNotAuthorizedToUseDevice` if the user has refused, and asks the
  /// user who has not been asked yet.
  public init(device: AVCaptureDevice) throws {
    let media: AVMediaType = device.hasMediaType(.audio) ? .audio : .video
    switch AVCaptureDevice.authorizationStatus(for: media) {
    case .notDetermined: AVCaptureDevice.requestAccess(for: media) { _ in }
    case .denied, .restricted: throw AVError(.applicationIsNotAuthorizedToUseDevice)
    case .authorized: break
    }
    self.device = device
    super.init()
  }
}

/// A receiver of a session's pictures or sound.
@preconcurrency @MainActor open class AVCaptureOutput: NSObject {}

/// A connection within a session. None is ever made.
@preconcurrency @MainActor open class AVCaptureConnection: NSObject {}

/// Something recognised in a picture.
@preconcurrency @MainActor open class AVMetadataObject: NSObject {
  public struct ObjectType: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let qr = ObjectType(rawValue: "org.iso.QRCode")
    public static let aztec = ObjectType(rawValue: "org.iso.Aztec")
    public static let code128 = ObjectType(rawValue: "org.iso.Code128")
    public static let code39 = ObjectType(rawValue: "org.iso.Code39")
    public static let dataMatrix = ObjectType(rawValue: "org.iso.DataMatrix")
    public static let ean13 = ObjectType(rawValue: "org.gs1.EAN-13")
    public static let ean8 = ObjectType(rawValue: "org.gs1.EAN-8")
    public static let pdf417 = ObjectType(rawValue: "org.iso.PDF417")
    public static let upce = ObjectType(rawValue: "org.gs1.UPC-E")
    public static let face = ObjectType(rawValue: "face")
  }

  public let type: ObjectType
  open var bounds: CGRect { .zero }
  open var time: CMTime { .zero }
  open var duration: CMTime { .zero }

  fileprivate init(type: ObjectType) {
    self.type = type
    super.init()
  }
}

/// A code with a text.
open class AVMetadataMachineReadableCodeObject: AVMetadataObject {
  public let stringValue: String?

  fileprivate init(text: String, type: ObjectType) {
    stringValue = text
    super.init(type: type)
  }
}

/// The method called when a code is seen.
@preconcurrency @MainActor public protocol AVCaptureMetadataOutputObjectsDelegate: AnyObject {
  func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection)
}

extension AVCaptureMetadataOutputObjectsDelegate {
  public func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection
  ) {}
}

/// Recognises codes. `AVCaptureDevice.codeInView` counts as a code of the first type looked for.
open class AVCaptureMetadataOutput: AVCaptureOutput {
  /// The types looked for. None are, until they are set.
  open var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []
  /// Stored, but has no effect.
  open var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
  public private(set) final weak var metadataObjectsDelegate:
    (any AVCaptureMetadataOutputObjectsDelegate)?

  public override init() { super.init() }

  open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] {
    [.qr, .aztec, .code128, .code39, .dataMatrix, .ean13, .ean8, .pdf417, .upce, .face]
  }

  /// The delegate is called on the main queue, whatever the queue.
  open func setMetadataObjectsDelegate(
    _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?,
    queue objectsCallbackQueue: DispatchQueue?
  ) { metadataObjectsDelegate = objectsDelegate }

  fileprivate func see(_ text: String) {
    guard let type = metadataObjectTypes.first else { return }
    metadataObjectsDelegate?.metadataOutput(
      self, didOutput: [AVMetadataMachineReadableCodeObject(text: text, type: type)],
      from: AVCaptureConnection())
  }
}

/// Carries what a camera sees to outputs.
///
/// While a session runs with a camera that the app may use, a code in view is reported once a
/// second on the virtual clock; on a phone, with each picture.
@preconcurrency @MainActor open class AVCaptureSession: NSObject {
  /// The quality of pictures. Stored, but has no effect.
  public struct Preset: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let photo = Preset(rawValue: "AVCaptureSessionPresetPhoto")
    public static let high = Preset(rawValue: "AVCaptureSessionPresetHigh")
    public static let medium = Preset(rawValue: "AVCaptureSessionPresetMedium")
    public static let low = Preset(rawValue: "AVCaptureSessionPresetLow")
    public static let hd1280x720 = Preset(rawValue: "AVCaptureSessionPreset1280x720")
    public static let hd1920x1080 = Preset(rawValue: "AVCaptureSessionPreset1920x1080")
  }

  private static let interval: TimeInterval = 1

  open var sessionPreset = Preset.high
  public private(set) final var inputs: [AVCaptureInput] = []
  public private(set) final var outputs: [AVCaptureOutput] = []
  public private(set) final var isRunning = false
  private var scheduled: Int?

  public override init() { super.init() }

  open func canSetSessionPreset(_ preset: Preset) -> Bool { true }
  open func canAddInput(_ input: AVCaptureInput) -> Bool { !inputs.contains { $0 === input } }
  open func addInput(_ input: AVCaptureInput) { inputs.append(input) }
  open func removeInput(_ input: AVCaptureInput) { inputs.removeAll { $0 === input } }
  open func canAddOutput(_ output: AVCaptureOutput) -> Bool { !outputs.contains { $0 === output } }
  open func addOutput(_ output: AVCaptureOutput) { outputs.append(output) }
  open func removeOutput(_ output: AVCaptureOutput) { outputs.removeAll { $0 === output } }
  open func beginConfiguration() {}
  open func commitConfiguration() {}

  open func startRunning() {
    guard !isRunning else { return }
    isRunning = true
    MainLoop.current.noteEffect()
    lookAgain()
  }

  open func stopRunning() {
    guard isRunning else { return }
    isRunning = false
    MainLoop.current.noteEffect()
    if let scheduled { MainLoop.current.cancel(scheduled) }
    scheduled = nil
  }

  // Without a code, there is nothing to wait for.
  private func lookAgain() {
    guard isRunning, AVCaptureDevice.codeInView != nil else { return }
    scheduled = MainLoop.current.schedule(after: Self.interval) { [weak self] in
      guard let self else { return }
      scheduled = nil
      look()
      if scheduled == nil { lookAgain() }
    }
  }

  private func look() {
    guard let text = AVCaptureDevice.codeInView,
      AVCaptureDevice.authorizationStatus(for: .video) == .authorized,
      inputs.contains(where: { ($0 as? AVCaptureDeviceInput)?.device.hasMediaType(.video) == true })
    else { return }
    for case let output as AVCaptureMetadataOutput in outputs { output.see(text) }
  }
}

/// The way in which a picture fills a layer. Stored, but has no effect.
public struct AVLayerVideoGravity: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
  public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
  public static let resizeAspectFill =
    AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
}

/// Shows what a session's camera sees, which is not drawn. Holds the session, as on a phone.
open class AVCaptureVideoPreviewLayer: CALayer {
  open var session: AVCaptureSession?
  open var videoGravity = AVLayerVideoGravity.resizeAspect

  public init(session: AVCaptureSession) {
    self.session = session
    super.init()
  }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
