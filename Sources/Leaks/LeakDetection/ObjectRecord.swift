import CLeakDetection

/// The record of an object that the executable's own code allocated; valid while the object lives.
struct ObjectRecord {
  private let slot: UInt32

  /// The record of a heap object; `nil` if the runtime or another library allocated it.
  init?(_ object: Address) {
    slot = nb_slot_of(object)
    if slot == 0 { return nil }
  }

  private var entry: nb_object { nb_object_table()![Int(slot)] }
  var serial: UInt32 { entry.serial }
  var event: UInt32 { entry.event }
  var session: UInt32 { entry.session }
  var size: Int { Int(entry.size) }

  /// Enumerates the live objects allocated for a session, or for any session if `session` is `nil`.
  static func forEach(of session: UInt32?, _ body: (Address, nb_object) -> Void) {
    guard let table = nb_object_table() else { return }
    for slot in 1..<max(1, Int(nb_object_count()))
    where session == nil || table[slot].session == session {
      if let object = table[slot].object { body(Address(object), table[slot]) }
    }
  }
}
