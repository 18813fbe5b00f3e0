import CoordinatedSurfMVP
public import FootballGatherUI
import MVC
import MVPC
import SurfMVP

/// The architectures that are compared, in the order of every table.
public enum Catalog {
  /// A new architecture is a line here, a word in the list in `Package.swift`, and its folder.
  public static let architectures: [Architecture] = [.mvc, .surfMVP, .mvpc, .coordinatedSurfMVP]
}
