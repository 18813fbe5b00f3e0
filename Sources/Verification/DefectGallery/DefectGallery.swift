/// All defects, in the order of their IDs.
///
/// L stands for objects that live too long, C for objects released too early or too late and
/// related crashes, H for hangs.
package nonisolated enum DefectGallery {
  package static let defects: [Defect] = [
    L01.defect, L02.defect, L03.defect, L04.defect, L05.defect, L06.defect, L07.defect, L08.defect,
    L09.defect, L10.defect, L11.defect, L12.defect, L13.defect, L14.defect, L15.defect, L16.defect,
    L17.defect, L18.defect, L19.defect, L20.defect, L21.defect, L22.defect, L23.defect, L24.defect,
    L25.defect, L26.defect, L27.defect, L28.defect, C01.defect, C02.defect, C03.defect, C04.defect,
    C05.defect, C06.defect, C07.defect, C08.defect, H01.defect,
  ]

  /// Leak-free apps for which a detector must not report anything, in the order of their IDs.
  package static let leakFreeApps: [LeakFreeApp] = [
    I01.app, I02.app, I03.app, I04.app, I05.app, I06.app, I07.app, I08.app, I09.app,
    I10.app, I11.app, I12.app,
  ]
}
