// An empty library of photos. A user of a session decides whether an app may read or change it.
public import UIKit

/// Whether an app may use the library.
public enum PHAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized, limited
}

/// The kind of access to the library. The answer to one question covers both kinds.
public enum PHAccessLevel: Int, Sendable {
  case addOnly = 1
  case readWrite
}

/// The reason why the library cannot be used.
public struct PHPhotosError: CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable { case accessUserDenied = 3311 }

  public static let accessUserDenied = Code.accessUserDenied

  public static var errorDomain: String { "PHPhotosErrorDomain" }
  public let code: Code
  public var errorCode: Int { code.rawValue }

  public init(_ code: Code) { self.code = code }
}

/// Allows `catch PHPhotosError.accessUserDenied`.
public func ~= (code: PHPhotosError.Code, error: any Error) -> Bool {
  (error as? PHPhotosError)?.code == code
}

/// The user's photos.
@preconcurrency @MainActor open class PHPhotoLibrary: NSObject {
  private static let library = PHPhotoLibrary()
  private static let permission = Permission()

  open class func shared() -> PHPhotoLibrary { library }

  open class func authorizationStatus() -> PHAuthorizationStatus {
    permission.isGiven.map { $0 ? .authorized : .denied } ?? .notDetermined
  }
  open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus {
    authorizationStatus()
  }

  /// Asks the user, unless the user has answered before. Without a launched app, permission is
  /// given. The handler is called in a later turn of the main loop; on a phone, on any thread.
  open class func requestAuthorization(
    _ handler: @escaping @MainActor (PHAuthorizationStatus) -> Void
  ) {
    permission.ask(
      title: "“App” Would Like to Access Your Photos", message: "They are used by the app.",
      refusal: "Don’t Allow", consent: "Allow Full Access"
    ) { handler(authorizationStatus()) }
  }
  open class func requestAuthorization(
    for accessLevel: PHAccessLevel, handler: @escaping @MainActor (PHAuthorizationStatus) -> Void
  ) { requestAuthorization(handler) }
  open class func requestAuthorization(
    for accessLevel: PHAccessLevel
  ) async -> PHAuthorizationStatus {
    await withUnsafeContinuation { continuation in
      requestAuthorization { continuation.resume(returning: $0) }
    }
  }

  /// Runs the block, whose changes are not stored, and reports success; without permission, reports
  /// `PHPhotosError.accessUserDenied`. Asks the user who has not been asked yet.
  open func performChanges(
    _ changeBlock: @escaping @MainActor () -> Void,
    completionHandler: (@MainActor (Bool, (any Error)?) -> Void)? = nil
  ) {
    Self.requestAuthorization { status in
      guard status == .authorized else {
        completionHandler?(false, PHPhotosError(.accessUserDenied))
        return
      }
      changeBlock()
      MainLoop.current.noteEffect()
      completionHandler?(true, nil)
    }
  }
}

/// A photo in the library, which has none.
@preconcurrency @MainActor open class PHAsset: NSObject {}

/// The creation of a photo within a change. It is not stored.
@preconcurrency @MainActor open class PHAssetChangeRequest: NSObject {
  open class func creationRequestForAsset(from image: UIImage) -> PHAssetChangeRequest {
    PHAssetChangeRequest()
  }
  open class func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> PHAssetChangeRequest?
  { PHAssetChangeRequest() }
}
