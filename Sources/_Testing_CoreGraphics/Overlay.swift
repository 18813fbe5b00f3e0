// The compiler looks for a module of this name in every file that imports both Testing and CoreGraphics: on Apple's systems it
// teaches Swift Testing to attach images. There are no images here, but the module must exist.
@_exported public import CoreGraphics
