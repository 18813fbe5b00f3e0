import UIKit

/// Work that never ends.
enum Endless {
  nonisolated static func loop() {
    var turns = 0
    while true { turns &+= 1 }
  }

  /// Posts a block that posts the next one, so the main queue never becomes idle.
  static func post() {
    DispatchQueue.main.async { post() }
  }

  static func grow() {
    var blocks: [[UInt8]] = []
    // Writes to the memory, because untouched memory is not allocated.
    while true { blocks.append([UInt8](repeating: 1, count: 1 << 20)) }
  }
}
