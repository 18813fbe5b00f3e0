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
    "Accelerate", "Accessibility", "AccessorySetupKit", "Accounts", "ActivityKit",
    "AdAttributionKit", "AddressBook", "AdServices", "AdSupport", "AlarmKit", "AppClip",
    "AppIntents", "AppKit", "AppTrackingTransparency", "ARKit", "AssetsLibrary", "AudioToolbox",
    "AuthenticationServices", "AutomaticAssessmentConfiguration", "AVFAudio", "AVFoundation",
    "AVKit", "AVRouting", "BackgroundAssets", "BackgroundTasks", "BrowserEngineKit", "BusinessChat",
    "CallKit", "CarPlay", "CFNetwork", "Charts", "ClassKit", "CloudKit", "Cocoa", "Combine",
    "CommonCrypto", "Compression", "Contacts", "ContactsUI", "CoreAudio", "CoreAudioKit",
    "CoreAudioTypes", "CoreBluetooth", "CoreData", "CoreFoundation", "CoreGraphics", "CoreHaptics",
    "CoreImage", "CoreLocation", "CoreLocationUI", "CoreMedia", "CoreMIDI", "CoreML", "CoreMotion",
    "CoreNFC", "CoreServices", "CoreSpotlight", "CoreTelephony", "CoreText", "CoreTransferable",
    "CoreVideo", "CryptoKit", "CryptoTokenKit", "Darwin", "DeviceActivity", "DeviceCheck",
    "DockKit", "EventKit", "EventKitUI", "ExposureNotification", "ExtensionFoundation",
    "ExtensionKit", "ExternalAccessory", "FamilyControls", "FileProvider", "FileProviderUI",
    "FinanceKit", "FinanceKitUI", "FoundationModels", "GameController", "GameKit", "GameplayKit",
    "GLKit", "GroupActivities", "HealthKit", "HealthKitUI", "HomeKit", "iAd", "IdentityLookup",
    "IdentityLookupUI", "ImageCaptureCore", "ImageIO", "ImagePlayground", "Intents", "IntentsUI",
    "IOKit", "IOSurface", "JavaScriptCore", "JournalingSuggestions", "LinkPresentation",
    "LiveCommunicationKit", "LocalAuthentication", "LockedCameraCapture", "MachO",
    "ManagedSettings", "ManagedSettingsUI", "MapKit", "MarketplaceKit", "MatterSupport",
    "MediaAccessibility", "MediaPlayer", "Messages", "MessageUI", "Metal", "MetalFX", "MetalKit",
    "MetalPerformanceShaders", "MetalPerformanceShadersGraph", "MetricKit", "MLCompute",
    "MobileCoreServices", "ModelIO", "MultipeerConnectivity", "MusicKit", "NaturalLanguage",
    "NearbyInteraction", "Network", "NetworkExtension", "NewsstandKit", "NotificationCenter",
    "ObjectiveC", "OpenGLES", "os", "OSLog", "PassKit", "PDFKit", "PencilKit", "PHASE", "Photos",
    "PhotosUI", "ProximityReader", "PushKit", "PushToTalk", "QuartzCore", "QuickLook",
    "QuickLookThumbnailing", "RealityKit", "ReplayKit", "RoomPlan", "SafariServices", "SceneKit",
    "ScreenTime", "Security", "SensitiveContentAnalysis", "SensorKit", "SharedWithYou",
    "SharedWithYouCore", "ShazamKit", "simd", "Social", "SoundAnalysis", "Speech", "SpriteKit",
    "SQLite3", "StoreKit", "SwiftData", "SwiftUI", "SystemConfiguration", "ThreadNetwork", "TipKit",
    "TVUIKit", "Twitter", "UIKit", "UniformTypeIdentifiers", "UserNotifications",
    "UserNotificationsUI", "VideoSubscriberAccount", "VideoToolbox", "Vision", "VisionKit",
    "WatchConnectivity", "WatchKit", "WeatherKit", "WebKit", "WidgetKit", "WorkoutKit", "XCTest",
  ]

  static func contains(_ module: String) -> Bool {
    ofToolchain.contains(module) || ofSystem.contains(module)
  }
}
