/// Every defect, in the order of its ID.
///
/// L stands for objects that live too long, C for objects released too early or too late and
/// related crashes, H for hangs.
public nonisolated enum FaultGallery {
  public static let faults: [Fault] = [
    L01.fault, L02.fault, L03.fault, L04.fault, L05.fault, L06.fault, L07.fault, L08.fault,
    L09.fault, L10.fault, L11.fault, L12.fault, L13.fault, L14.fault, L15.fault, L16.fault,
    L17.fault, L18.fault, L19.fault, L20.fault, L21.fault, L22.fault, L23.fault, L24.fault,
    L25.fault, C01.fault, C02.fault, C03.fault, C04.fault, C05.fault, C06.fault, C07.fault,
    H01.fault,
  ]

  /// Leak-free apps for which nothing must be reported, in the order of their IDs.
  public static let innocents: [Innocent] = [
    I01.innocent, I02.innocent, I03.innocent, I04.innocent, I05.innocent, I06.innocent,
    I07.innocent, I08.innocent, I09.innocent,
  ]
}
