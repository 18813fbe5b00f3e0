// Rectangles, points and sizes are Foundation's; a file that says `import CoreGraphics` finds them here.
@_exported import Foundation
