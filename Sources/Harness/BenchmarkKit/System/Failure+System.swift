import Foundation
import JSONReading

extension Failure {
  /// Creates a failure for an error of the system or Foundation; `nil` for any other error.
  package init?(system error: any Error) {
    switch error {
    case is DecodingError:
      self.init(SystemFailure.undecodable(problem: "\(JSONProblem(decoding: error))"))
    case is CocoaError, is POSIXError: self.init(foundation: error as NSError)
    default:
      guard type(of: error) is NSError.Type else { return nil }
      self.init(foundation: error as NSError)
    }
  }

  private init(foundation error: NSError) {
    self.init(
      SystemFailure.unusable(
        path: error.userInfo[NSFilePathErrorKey] as? String, reason: "\(SystemReason(error))"))
  }
}

/// The system's own message for an error, in place of Foundation's.
package struct SystemReason: CustomStringConvertible {
  package let description: String

  package init(_ code: Int32) { self.init(description: String(cString: strerror(code))) }

  private init(description: String) { self.description = description }

  package init(_ error: any Error) {
    let error = error as NSError
    let underlying = error.userInfo[NSUnderlyingErrorKey] as? NSError
    if let posix = [error, underlying].compactMap({ $0 }).first(where: {
      $0.domain == NSPOSIXErrorDomain
    }) {
      self.init(Int32(posix.code))
    } else if let code = Self.codes[CocoaError.Code(rawValue: error.code)],
      error.domain == NSCocoaErrorDomain
    {
      self.init(code)
    } else {
      self.init(description: "the system gave no reason (code \(error.code))")
    }
  }

  private static let codes: [CocoaError.Code: Int32] = [
    .fileNoSuchFile: ENOENT, .fileReadNoSuchFile: ENOENT, .fileReadNoPermission: EACCES,
    .fileWriteNoPermission: EACCES, .fileWriteFileExists: EEXIST, .fileWriteOutOfSpace: ENOSPC,
    .fileWriteVolumeReadOnly: EROFS, .fileReadTooLarge: EFBIG,
    .fileReadInapplicableStringEncoding: EILSEQ,
  ]
}
