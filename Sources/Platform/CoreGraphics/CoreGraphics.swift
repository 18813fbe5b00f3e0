// The types that `import CoreGraphics` provides, taken from Foundation. Re-exporting all of
// Foundation would also export its real-time timers and queues, in addition to UIKit's.
@_exported import struct Foundation.CGFloat
@_exported import struct Foundation.CGPoint
@_exported import struct Foundation.CGRect
@_exported import struct Foundation.CGSize
