// Types of data are part of UIKit here, whose document picker needs them.
@_exported import struct UIKit.UTType
