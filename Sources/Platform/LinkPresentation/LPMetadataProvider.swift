public import UIKit

/// The reason why a link has no description.
public struct LPError: CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case unknown = 1
    case metadataFetchFailed, metadataFetchCancelled, metadataFetchTimedOut, metadataFetchNotAllowed
  }

  public static let unknown = Code.unknown
  public static let metadataFetchFailed = Code.metadataFetchFailed
  public static let metadataFetchCancelled = Code.metadataFetchCancelled
  public static let metadataFetchTimedOut = Code.metadataFetchTimedOut
  public static let metadataFetchNotAllowed = Code.metadataFetchNotAllowed

  public static var errorDomain: String { "LPErrorDomain" }
  public let code: Code
  public var errorCode: Int { code.rawValue }

  public init(_ code: Code) { self.code = code }
}

/// Allows `catch LPError.metadataFetchFailed`.
public func ~= (code: LPError.Code, error: any Error) -> Bool { (error as? LPError)?.code == code }

/// Fetches the description of one link, which fails in a later turn unless it is cancelled.
@preconcurrency @MainActor open class LPMetadataProvider: NSObject {
  /// Stored, but has no effect.
  open var shouldFetchSubresources = true
  open var timeout: TimeInterval = 30
  private var outcome = LPError.Code.metadataFetchFailed

  public override init() { super.init() }

  /// Calls the handler in a later turn of the main loop; on a phone, on another thread.
  open func startFetchingMetadata(
    for url: URL, completionHandler: @escaping @MainActor (LPLinkMetadata?, (any Error)?) -> Void
  ) { MainLoop.current.enqueue { completionHandler(nil, LPError(self.outcome)) } }

  open func startFetchingMetadata(for url: URL) async throws -> LPLinkMetadata {
    let error: (any Error)? = await withUnsafeContinuation { continuation in
      startFetchingMetadata(for: url) { continuation.resume(returning: $1) }
    }
    throw error ?? LPError(.unknown)
  }

  open func cancel() { outcome = .metadataFetchCancelled }
}
