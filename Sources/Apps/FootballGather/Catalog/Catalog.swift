import CoordinatedSurfMVP
public import FootballGatherUI
import MVC
import MVPC
import SurfMVP

/// The architectures under comparison, in the order of every table.
public enum Catalog {
  /// All architectures. A new one also needs a folder and an entry in the list in `Package.swift`.
  public static let architectures: [Architecture] = [.mvc, .surfMVP, .mvpc, .coordinatedSurfMVP]
}
