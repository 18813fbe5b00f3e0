// Layers, animations and display links are part of UIKit here.
@_exported import UIKit
