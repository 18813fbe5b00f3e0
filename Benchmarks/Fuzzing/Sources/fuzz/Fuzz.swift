import Foundation
import ParserChecks

/// Gives an input that libFuzzer made to the checks of one kind of file, which the variable `PARSER` names.
///
/// The kind is no argument, because libFuzzer starts itself again with the arguments that it knows.
@_cdecl("LLVMFuzzerTestOneInput")
func check(_ bytes: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
  let content = bytes.map { Data(bytes: $0, count: size) } ?? Data()
  MainActor.assumeIsolated {
    do {
      _ = try file.check(content)
    } catch {
      // libFuzzer keeps the input of a process that ends so.
      fatalError("\(file.rawValue): \(error)")
    }
  }
  return 0
}

private let file: StoredFile = {
  let name = ProcessInfo.processInfo.environment["PARSER"] ?? ""
  guard let file = StoredFile(rawValue: name) else {
    let known = StoredFile.allCases.map(\.rawValue).joined(separator: ", ")
    FileHandle.standardError.write(
      Data("fuzz: found PARSER '\(name)', expected one of \(known).\n".utf8))
    exit(64)
  }
  return file
}()
