/// A location in a value that may hold strong references.
enum Slot {
  case reference  // a native object pointer or nil
  case bridgeReference  // the same with tag bits
  case function  // code pointer, context
  case opaqueExistential  // three-word buffer, type, witness tables
  case enumeration(Metadata, [EnumCase?])  // payload cases by tag
  case words(Int, isKnown: Bool)  // possible references; if known, none belong to the program
  case array(count: Int, stride: Int, Layout)  // equal values side by side
  case weak(Metadata)  // never strong; with its declared type
  case unowned  // a native object pointer or nil; keeps the memory allocated, not the object alive
}
