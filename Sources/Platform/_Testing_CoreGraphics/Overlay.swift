// The compiler looks for this module in each file that imports both Testing and CoreGraphics.
// Apple's module adds images as test attachments. There are no images here, but the module must
// exist.
@_exported public import CoreGraphics
