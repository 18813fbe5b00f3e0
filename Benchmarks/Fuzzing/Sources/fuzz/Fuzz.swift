import Foundation
import ParserChecks

/// Passes an input from libFuzzer to the checks for the file format that the environment variable
/// `PARSER` names.
///
/// The format is not an argument: libFuzzer restarts itself with only the options that it knows.
@_cdecl("LLVMFuzzerTestOneInput")
func check(_ bytes: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
  let content = bytes.map { Data(bytes: $0, count: size) } ?? Data()
  MainActor.assumeIsolated {
    do {
      _ = try file.check(content)
    } catch {
      // libFuzzer saves the input of a process that crashes.
      fatalError("\(file.rawValue): \(error)")
    }
  }
  return 0
}

private let file: UntrustedInput = {
  let name = ProcessInfo.processInfo.environment["PARSER"] ?? ""
  guard let file = UntrustedInput(rawValue: name) else {
    let known = UntrustedInput.allCases.map(\.rawValue).joined(separator: ", ")
    FileHandle.standardError.write(
      Data("fuzz: found PARSER '\(name)', expected one of \(known).\n".utf8))
    exit(64)
  }
  return file
}()
