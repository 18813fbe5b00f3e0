import CoreGraphics
import os

/// Code that imports Core Graphics and the logging module, but neither UIKit nor Foundation.
enum SystemModules {
  static func rectangle(width: CGFloat, height: CGFloat) -> CGRect {
    CGRect(x: 0, y: 0, width: width, height: height)
  }

  static func log(_ value: () -> Int) {
    let logger = Logger(subsystem: "navbench", category: "tests")
    logger.info("value \(value(), privacy: .public)")
    logger.error("value \(value())")
    logger.debug("a \(1.5, format: .fixed(precision: 1)) \("b", privacy: .private(mask: .hash))")
    logger.log(level: .fault, "c \(2, align: .right(columns: 4), privacy: .sensitive)")
    os_log("plain %d", log: .default, type: .info, 1)
  }
}
