/// The reason why an executable's objects cannot be linked again.
package enum RelinkingObstacle: Error, Hashable {
  /// SwiftPM's description of the build is missing, or has no command that links the executable.
  case noCommand(file: String)
  /// The command does not produce the executable here.
  case otherCommand(executable: String)
  /// The toolchain has no linker that can shuffle code.
  case noShufflingLinker(path: String)
  /// An object is newer than the executable, so linking would give another program.
  case newerObject(path: String, executable: String)
}
