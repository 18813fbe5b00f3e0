import Foundation

/// A worker that runs under valgrind's callgrind, which counts its instructions.
package struct CountedWorker {
  /// The command line, to which a command of `bench` is appended.
  package let command: [String]

  /// Copies this executable to `folder`, where valgrind can read it and write its profiles.
  ///
  /// - Parameter options: Options passed to callgrind.
  package init(in folder: URL, options: [String]) throws(Failure) {
    try Files.prepare(folder)
    let valgrind = try Valgrind.required("costs are counted")
    let copy = try Valgrind.readableCopy(of: Invocation.current.executable, in: folder)
    command =
      ["/usr/bin/env"] + Valgrind.environment.map { "\($0)=\($1)" }.sorted()
      + [valgrind.path] + options + [copy.path]
  }
}
