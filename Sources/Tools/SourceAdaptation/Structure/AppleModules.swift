/// Modules that do not come with an app: those of the Swift toolchain and of Apple's systems.
enum AppleModules {
  /// The modules of a Swift toolchain for Linux.
  static let ofToolchain: Set = [
    "Swift", "Foundation", "FoundationEssentials", "FoundationInternationalization",
    "FoundationNetworking", "FoundationXML", "Dispatch", "Glibc", "XCTest", "Testing",
    "Observation", "Synchronization", "RegexBuilder", "Distributed", "Cxx", "CxxStdlib",
  ]

  /// The frameworks of iOS, and their umbrella modules, that an app may import.
  static let ofSystem: Set = [
    "AVFAudio", "AVFoundation", "AVKit", "Accelerate", "Accessibility", "Accounts",
    "ActivityKit", "AdServices", "AdSupport", "AddressBook", "AppIntents", "AppKit",
    "AppTrackingTransparency", "ARKit", "AssetsLibrary", "AudioToolbox", "AuthenticationServices",
    "BackgroundTasks", "CFNetwork", "CallKit", "CarPlay", "Charts", "CloudKit", "Cocoa", "Combine",
    "CommonCrypto", "Compression", "Contacts", "ContactsUI", "CoreAudio", "CoreBluetooth",
    "CoreData", "CoreFoundation", "CoreGraphics", "CoreHaptics", "CoreImage", "CoreLocation",
    "CoreLocationUI", "CoreMIDI", "CoreML", "CoreMedia", "CoreMotion", "CoreNFC", "CoreServices",
    "CoreSpotlight", "CoreTelephony", "CoreText", "CoreTransferable", "CoreVideo", "CryptoKit",
    "Darwin", "DeviceCheck", "EventKit", "EventKitUI", "ExternalAccessory", "GLKit",
    "GameController", "GameKit", "GameplayKit", "HealthKit", "HealthKitUI", "HomeKit", "IOKit",
    "IdentityLookup", "ImageIO", "Intents", "IntentsUI", "JavaScriptCore", "LinkPresentation",
    "LocalAuthentication", "MachO", "MapKit", "MediaAccessibility", "MediaPlayer", "MessageUI",
    "Messages", "Metal", "MetalKit", "MetricKit", "MobileCoreServices", "ModelIO",
    "MultipeerConnectivity", "NaturalLanguage", "NearbyInteraction", "Network",
    "NetworkExtension", "NotificationCenter", "OSLog", "ObjectiveC", "OpenGLES", "PDFKit",
    "PassKit", "PencilKit", "Photos", "PhotosUI", "PushKit", "QuartzCore", "QuickLook",
    "QuickLookThumbnailing", "RealityKit", "ReplayKit", "SafariServices", "SceneKit", "Security",
    "SQLite3", "ShazamKit", "Social", "SoundAnalysis", "Speech", "SpriteKit", "StoreKit",
    "SwiftData",
    "SwiftUI", "SystemConfiguration", "TipKit", "Twitter", "UIKit", "UniformTypeIdentifiers",
    "UserNotifications", "UserNotificationsUI", "VideoToolbox", "Vision", "VisionKit",
    "WatchConnectivity", "WatchKit", "WebKit", "WidgetKit", "XCTest", "iAd", "os", "simd",
  ]

  static func contains(_ module: String) -> Bool {
    ofToolchain.contains(module) || ofSystem.contains(module)
  }
}
