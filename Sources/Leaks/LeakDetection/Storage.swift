/// The storage of a standard collection, with the types of its elements.
enum Storage {
  case none
  case array(Metadata)
  case dictionary(key: Metadata, value: Metadata)
  case set(Metadata)
}
