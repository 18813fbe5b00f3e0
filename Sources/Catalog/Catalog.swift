import CoordinatedSurfMVP
public import FootballGatherUI
import MVC
import MVPC
import SurfMVP

/// The architectures under comparison, in the order of every table.
public enum Catalog {
  /// All architectures. A new one is added here, to the list in `Package.swift`, and as a folder.
  public static let architectures: [Architecture] = [.mvc, .surfMVP, .mvpc, .coordinatedSurfMVP]
}
