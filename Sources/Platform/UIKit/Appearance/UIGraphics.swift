// The current drawing context. Nothing is drawn.
@MainActor private var contexts: [CGContext] = []
@MainActor private var pageBounds = CGRect.zero

@preconcurrency @MainActor public func UIGraphicsGetCurrentContext() -> CGContext? { contexts.last }
@preconcurrency @MainActor public func UIGraphicsPushContext(_ context: CGContext) {
  contexts.append(context)
}
@preconcurrency @MainActor public func UIGraphicsPopContext() { _ = contexts.popLast() }

@preconcurrency @MainActor public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsPushContext(CGContext(size: size))
}
@preconcurrency @MainActor public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) { UIGraphicsPushContext(CGContext(size: size)) }
@preconcurrency @MainActor public func UIGraphicsEndImageContext() { UIGraphicsPopContext() }

/// Returns an image of the context's size, without pixels.
@preconcurrency @MainActor public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  contexts.last?.makeImage().map { UIImage(cgImage: $0) }
}

@MainActor private var document: (data: NSMutableData, pages: Int)?

/// Begins a document, which will contain only the number of its pages.
@preconcurrency @MainActor public func UIGraphicsBeginPDFContextToData(
  _ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) {
  document = (data, 0)
  pageBounds = bounds
  UIGraphicsPushContext(CGContext(size: bounds.size))
}
@preconcurrency @MainActor public func UIGraphicsBeginPDFPage() { document?.pages += 1 }
@preconcurrency @MainActor public func UIGraphicsBeginPDFPageWithInfo(
  _ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?
) { UIGraphicsBeginPDFPage() }
@preconcurrency @MainActor public func UIGraphicsEndPDFContext() {
  if let document { document.data.append(.document(pages: document.pages)) }
  document = nil
  pageBounds = .zero
  UIGraphicsPopContext()
}

/// Has no effect, as nothing is drawn.
@preconcurrency @MainActor public func UIRectFill(_ rect: CGRect) {}
/// Has no effect, as nothing is drawn.
@preconcurrency @MainActor public func UIRectFrame(_ rect: CGRect) {}
/// Has no effect, as nothing is drawn.
@preconcurrency @MainActor public func UIRectClip(_ rect: CGRect) {}

/// Returns the bounds of the page that is being drawn; empty unless a PDF is.
@preconcurrency @MainActor public func UIGraphicsGetPDFContextBounds() -> CGRect { pageBounds }

extension CGContext {
  /// Runs `body` while this is the current context.
  @MainActor final func draw(page: CGRect = .zero, _ body: () -> Void) {
    let outer = pageBounds
    pageBounds = page
    UIGraphicsPushContext(self)
    body()
    UIGraphicsPopContext()
    pageBounds = outer
  }
}
