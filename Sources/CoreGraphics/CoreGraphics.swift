// Foundation's own; a file that says `import CoreGraphics` finds them here. Not all of Foundation, whose timers and queues
// run in real time and would then stand beside UIKit's.
@_exported import struct Foundation.CGFloat
@_exported import struct Foundation.CGPoint
@_exported import struct Foundation.CGRect
@_exported import struct Foundation.CGSize
