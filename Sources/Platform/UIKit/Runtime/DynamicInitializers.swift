import CUIKit

// Swift cannot call a non-`required` initializer on a class known only at run time. Apple's UIKit
// does so through Objective-C, for cells and for delegates named in Info.plist, and apps rely on
// it. Here the initializer is found where an ordinary call finds it: in the vtable slot that the
// base class introduced. The layout follows Swift's stable ABI (docs/ABI/TypeMetadata of the Swift
// project, swift/ABI/Metadata.h).

/// Creates an object with `init()`, or returns `nil` if the class does not derive from `NSObject`.
@MainActor func makeObject(of objectClass: AnyClass) -> AnyObject? {
  guard objectClass is NSObject.Type else { return nil }
  let initializer = InitializerSlot.object.initializer(of: objectClass)
  return nb_make_object(initializer, unsafeBitCast(objectClass, to: UnsafeRawPointer.self)).map {
    Unmanaged<AnyObject>.fromOpaque($0).takeRetainedValue()
  }
}

/// Creates a view of a class known only at run time with `init(frame:)`.
@MainActor func makeView(of viewClass: UIView.Type, frame: CGRect = .zero) -> UIView {
  guard
    let view = nb_make_view(
      InitializerSlot.view.initializer(of: viewClass),
      unsafeBitCast(viewClass as AnyClass, to: UnsafeRawPointer.self), Double(frame.minX),
      Double(frame.minY), Double(frame.width), Double(frame.height))
  else { preconditionFailure("a non-failable initializer returned nil") }
  return Unmanaged<UIView>.fromOpaque(view).takeRetainedValue()
}

/// The words of a string whose ownership passes to the initializer that receives them.
@MainActor private func consumedWords(of text: String?) -> (low: UInt64, high: UInt64) {
  // The callee releases the string, so it must not be released here.
  consumedText.initialize(to: text)
  let words = UnsafeRawPointer(consumedText)
  return (words.load(as: UInt64.self), words.load(fromByteOffset: 8, as: UInt64.self))
}

// Uninitialized except while `consumedWords` reads it.
@MainActor private let consumedText = UnsafeMutablePointer<String?>.allocate(capacity: 1)

extension UITableViewCell {
  /// Creates a cell of a registered class.
  static func make(
    _ cellClass: UITableViewCell.Type, style: CellStyle, reuseIdentifier: String?
  ) -> UITableViewCell {
    let identifier = consumedWords(of: reuseIdentifier)
    guard
      let cell = nb_make_cell(
        InitializerSlot.cell.initializer(of: cellClass),
        unsafeBitCast(cellClass, to: UnsafeRawPointer.self),
        unsafeBitCast(style, to: UInt8.self), identifier.low, identifier.high)
    else { preconditionFailure("a non-failable initializer returned nil") }
    return Unmanaged<UITableViewCell>.fromOpaque(cell).takeRetainedValue()
  }
}

extension UITableViewHeaderFooterView {
  /// Creates a header or footer of a registered class.
  static func make(
    _ viewClass: UITableViewHeaderFooterView.Type, reuseIdentifier: String?
  ) -> UITableViewHeaderFooterView {
    let identifier = consumedWords(of: reuseIdentifier)
    guard
      let view = nb_make_header(
        InitializerSlot.header.initializer(of: viewClass),
        unsafeBitCast(viewClass, to: UnsafeRawPointer.self), identifier.low, identifier.high)
    else { preconditionFailure("a non-failable initializer returned nil") }
    return Unmanaged<UITableViewHeaderFooterView>.fromOpaque(view).takeRetainedValue()
  }
}

/// A class whose initializers can be called when the class is known only at run time:
/// `Self(frame:)`.
///
/// Swift requires `required` initializers for this. Objective-C does not, so subclasses declare
/// `override init(frame:)`. The initializers below are chosen only where the class's own cannot be
/// called: on `Self` and on a type parameter, both of which stand for the actual class. On a
/// variable of type `UIView.Type` or `UIViewController.Type`, they create a plain object, whatever
/// class the variable holds, and the loop records a warning.
@preconcurrency @MainActor public protocol DynamicallyInitializable {}

extension UIView: DynamicallyInitializable {}
extension UIViewController: DynamicallyInitializable {}

extension DynamicallyInitializable where Self: UIResponder {
  public init() {
    warnOfBaseClass(Self.self)
    guard let object = makeObject(of: Self.self) as? Self else {
      preconditionFailure("a non-failable initializer returned nil")
    }
    self = object
  }
}

extension DynamicallyInitializable where Self: UIView {
  public init(frame: CGRect) {
    warnOfBaseClass(Self.self)
    self = unsafeDowncast(makeView(of: Self.self, frame: frame), to: Self.self)
  }
}

extension DynamicallyInitializable where Self: UIViewController {
  public init(nibName: String?, bundle: Bundle?) {
    warnOfBaseClass(Self.self)
    let name = consumedWords(of: nibName)
    guard
      let controller = nb_make_controller(
        InitializerSlot.controller.initializer(of: Self.self),
        unsafeBitCast(Self.self as AnyClass, to: UnsafeRawPointer.self),
        name.low, name.high, bundle.map { Unmanaged.passRetained($0).toOpaque() })
    else { preconditionFailure("a non-failable initializer returned nil") }
    self = Unmanaged<Self>.fromOpaque(controller).takeRetainedValue()
  }
}

@MainActor private func warnOfBaseClass(_ type: AnyClass) {
  guard type == UIView.self || type == UIViewController.self else { return }
  MainLoop.current.record(
    .warning(
      "an initializer called on a variable of type \(type).Type creates a plain \(type);"
        + " call it in a function that is generic over the class"))
}

/// The position in the class metadata of the first initializer that a base class introduces.
@MainActor private struct InitializerSlot {
  static let object = InitializerSlot(of: NSObject.self, outOf: 1)
  static let cell = InitializerSlot(of: UITableViewCell.self, outOf: 1)
  static let header = InitializerSlot(of: UITableViewHeaderFooterView.self, outOf: 1)
  // In order of declaration, the second initializer is `init(coder:)`.
  static let view = InitializerSlot(of: UIView.self, outOf: 2)
  static let controller = InitializerSlot(of: UIViewController.self, outOf: 2)

  // In words from the start of the metadata.
  private let word: Int

  private init(of base: AnyClass, outOf count: Int) {
    let slots = ClassDescriptor(of: base).initializerSlots
    precondition(
      slots.count == count, "\(base) introduces \(slots.count) initializers, not \(count)")
    word = slots[0]
  }

  func initializer(of subclass: AnyClass) -> UnsafeRawPointer {
    unsafeBitCast(subclass, to: UnsafeRawPointer.self)
      .load(fromByteOffset: word * MemoryLayout<UnsafeRawPointer>.size, as: UnsafeRawPointer.self)
  }
}

/// The part of a nominal type descriptor that lists the methods a class introduces.
struct ClassDescriptor {
  private let address: UnsafeRawPointer

  init(of type: AnyClass) {
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    // The header of class metadata without Objective-C: kind, superclass, then flags and sizes.
    #if _runtime(_ObjC)
      let offset = 64
    #else
      let offset = 40
    #endif
    address = metadata.load(fromByteOffset: offset, as: UnsafeRawPointer.self)
  }

  /// The metadata positions, in words, of the initializers that this class introduces.
  ///
  /// Overrides of inherited initializers are not included.
  var initializerSlots: [Int] { slots(ofKind: 1) }
  /// The metadata positions, in words, of the methods that this class introduces, in the order of
  /// their declarations.
  var methodSlots: [Int] { slots(ofKind: 0) }

  private func slots(ofKind searched: UInt32) -> [Int] {
    let flags = address.load(as: UInt32.self)
    precondition(flags & 0x1f == 16 && flags & 0x80 == 0, "expected a non-generic class")
    precondition(flags & (1 << 31) != 0, "expected a class with a vtable")
    // Context flags, parent, name, access function, fields, superclass, two metadata sizes and
    // three counts, followed by optional parts.
    let resilientSuperclass = flags & (1 << 29) != 0 ? 4 : 0
    let metadataInitialization = (flags >> 16) & 3 == 1 ? 12 : 0
    let table = address + 11 * 4 + resilientSuperclass + metadataInitialization
    let first = Int(table.load(as: UInt32.self))
    let count = Int(table.load(fromByteOffset: 4, as: UInt32.self))
    return (0..<count).filter { index in
      let kind = table.load(fromByteOffset: 8 + index * 8, as: UInt32.self) & 0xf
      return kind == searched
    }.map { first + $0 }
  }
}
