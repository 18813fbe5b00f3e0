// A camera that sees at most a code, and a microphone that hears nothing. A user of a session
// decides whether an app may use them.
public import UIKit

/// A kind of media, such as video.
public struct AVMediaType: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let video = AVMediaType(rawValue: "vide")
  public static let audio = AVMediaType(rawValue: "soun")
  public static let text = AVMediaType(rawValue: "text")
  public static let metadata = AVMediaType(rawValue: "meta")
}

/// Whether an app may use the camera or the microphone.
public enum AVAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized
}

/// The reason why a device cannot be used.
public struct AVError: CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case unknown = -11800
    case fileFormatNotRecognized = -11828
    case applicationIsNotAuthorizedToUseDevice = -11852
  }

  public static let unknown = Code.unknown
  public static let fileFormatNotRecognized = Code.fileFormatNotRecognized
  public static let applicationIsNotAuthorizedToUseDevice =
    Code.applicationIsNotAuthorizedToUseDevice

  public static var errorDomain: String { "AVFoundationErrorDomain" }
  public let code: Code
  public var errorCode: Int { code.rawValue }

  public init(_ code: Code) { self.code = code }
}

/// Allows `catch AVError.unknown`.
public func ~= (code: AVError.Code, error: any Error) -> Bool { (error as? AVError)?.code == code }

/// A camera or the microphone. There are one on each side of the device, and one microphone.
@preconcurrency @MainActor open class AVCaptureDevice: NSObject {
  public enum Position: Int, Sendable { case unspecified, back, front }
  /// The modes of the light. A change counts as an effect of a touch, nothing else.
  public enum TorchMode: Int, Sendable { case off, on, auto }
  public enum FlashMode: Int, Sendable { case off, on, auto }
  public enum FocusMode: Int, Sendable { case locked, autoFocus, continuousAutoFocus }

  /// A kind of device. All kinds of cameras are the same.
  public struct DeviceType: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let builtInWideAngleCamera = DeviceType(rawValue: "WideAngleCamera")
    public static let builtInUltraWideCamera = DeviceType(rawValue: "UltraWideCamera")
    public static let builtInTelephotoCamera = DeviceType(rawValue: "TelephotoCamera")
    public static let builtInDualCamera = DeviceType(rawValue: "DualCamera")
    public static let builtInTrueDepthCamera = DeviceType(rawValue: "TrueDepthCamera")
    public static let builtInMicrophone = DeviceType(rawValue: "Microphone")
  }

  @PerDevice private static var code: String? = nil
  /// The text of a code in front of the cameras; `nil` without one, as at first on each device. A
  /// session that has begun without a code sees none.
  public static var codeInView: String? {
    get { code }
    set { code = newValue }
  }

  @PerDevice private static var back = AVCaptureDevice(.video, .back, "Back Camera")
  @PerDevice private static var front = AVCaptureDevice(.video, .front, "Front Camera")
  @PerDevice private static var microphone = AVCaptureDevice(.audio, .unspecified, "Microphone")
  private static let camera = Permission()
  private static let sound = Permission()

  public let position: Position
  public let localizedName: String
  open var uniqueID: String { localizedName }
  private let media: AVMediaType

  private init(_ media: AVMediaType, _ position: Position, _ name: String) {
    self.media = media
    self.position = position
    localizedName = name
    super.init()
  }

  open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? {
    mediaType == .video ? back : mediaType == .audio ? microphone : nil
  }
  open class func `default`(
    _ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position
  ) -> AVCaptureDevice? {
    if deviceType == .builtInMicrophone || mediaType == .audio { return microphone }
    return position == .front ? front : back
  }

  /// Looks for devices of a kind.
  @preconcurrency @MainActor public final class DiscoverySession: NSObject {
    public let devices: [AVCaptureDevice]
    public init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) {
      devices = [back, front, microphone].filter {
        (mediaType == nil || mediaType == $0.media)
          && (position == .unspecified || position == $0.position)
      }
      super.init()
    }
  }

  open func hasMediaType(_ mediaType: AVMediaType) -> Bool { mediaType == media }

  private static func permission(for mediaType: AVMediaType) -> Permission {
    mediaType == .audio ? sound : camera
  }

  open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
    permission(for: mediaType).isGiven.map { $0 ? .authorized : .denied } ?? .notDetermined
  }

  /// Asks the user, unless the user has answered before. Without a launched app, permission is
  /// given. The handler is called in a later turn of the main loop; on a phone, on any thread.
  open class func requestAccess(
    for mediaType: AVMediaType, completionHandler: @escaping @MainActor (Bool) -> Void
  ) {
    let device = mediaType == .audio ? "Microphone" : "Camera"
    let permission = permission(for: mediaType)
    permission.ask(
      title: "“App” Would Like to Access the \(device)", message: "It is used by the app.",
      refusal: "Don’t Allow", consent: "OK"
    ) { completionHandler(permission.isGiven == true) }
  }

  open class func requestAccess(for mediaType: AVMediaType) async -> Bool {
    await withUnsafeContinuation { continuation in
      requestAccess(for: mediaType) { continuation.resume(returning: $0) }
    }
  }

  open var hasTorch: Bool { position == .back }
  open var isTorchAvailable: Bool { hasTorch }
  open var hasFlash: Bool { hasTorch }
  open var torchMode = TorchMode.off {
    didSet { if torchMode != oldValue { MainLoop.current.noteEffect() } }
  }
  open var isTorchActive: Bool { torchMode == .on }
  open func isTorchModeSupported(_ mode: TorchMode) -> Bool { hasTorch }
  open func setTorchModeOn(level: Float) throws { torchMode = .on }
  open func lockForConfiguration() throws {}
  open func unlockForConfiguration() {}

  /// Stored, but have no effect.
  open var focusMode = FocusMode.continuousAutoFocus
  open var focusPointOfInterest = CGPoint(x: 0.5, y: 0.5)
  open var videoZoomFactor: CGFloat = 1
  open var isFocusPointOfInterestSupported: Bool { false }
  open func isFocusModeSupported(_ mode: FocusMode) -> Bool { mode == .continuousAutoFocus }
}
