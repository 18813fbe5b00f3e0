/// The names that Apple's frameworks declare, as far as their spelling shows.
///
/// Different frameworks use the same prefix, and so do packages: a name is looked up only in the
/// frameworks that its file imports.
enum FrameworkNames {
  /// The framework that declares a name, among those that a file imports.
  static func framework(declaring name: String, among imported: Set<String>) -> String? {
    // Any other module may declare a word such as `Product`, too.
    let knowsWords = imported.allSatisfy(AppleModules.contains)
    func patterns(of framework: String) -> [Pattern] {
      (own[framework] ?? []).filter { knowsWords || $0.isPrefix }
    }
    let imported = imported.sorted()
    return bestMatch(for: name, in: imported.map { ($0, patterns(of: $0)) })
      ?? bestMatch(
        for: name,
        in: imported.map { ($0, (reexported[$0] ?? []).flatMap(patterns)) })
  }

  /// Whether the names of a framework can be recognised in any file.
  static func covers(_ framework: String) -> Bool {
    own[framework]?.allSatisfy(\.isPrefix) == true
  }

  /// The framework with the longest pattern that matches a name: `PKPush` is more than `PK`.
  private static func bestMatch(
    for name: String, in frameworks: [(framework: String, patterns: [Pattern])]
  ) -> String? {
    let matches = frameworks.map { framework, patterns in
      (framework: framework, length: patterns.map { matchLength(name, $0) }.max() ?? 0)
    }
    return matches.filter { $0.length > 0 }.max { $0.length < $1.length }?.framework
  }

  private static func matchLength(_ name: String, _ pattern: Pattern) -> Int {
    switch pattern {
    case .prefix(let prefix):
      hasPrefix(name, prefix) || hasPrefix(name, "k" + prefix) ? prefix.count : 0
    case .words(let words): words.contains(name) ? name.count : 0
    }
  }

  private static func hasPrefix(_ name: String, _ prefix: String) -> Bool {
    name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isLowercase != true
  }

  private enum Pattern: ExpressibleByStringLiteral, ExpressibleByArrayLiteral {
    /// The beginning of names, such as `AV`; that of constants may have a `k` before it.
    case prefix(String)
    /// Whole names that other modules are likely to use, too, such as `Future`.
    case words(Set<String>)

    init(stringLiteral prefix: String) { self = .prefix(prefix) }
    init(arrayLiteral words: String...) { self = .words(Set(words)) }

    var isPrefix: Bool { if case .prefix = self { true } else { false } }
  }

  /// The frameworks whose names become visible with an import of another one.
  private static let reexported = [
    "ARKit": ["AVFoundation", "CoreMedia", "SceneKit", "SpriteKit"],
    "AVFAudio": ["AudioToolbox", "CoreAudio"],
    "AVFoundation": ["AVFAudio", "AudioToolbox", "CoreAudio", "CoreMedia", "CoreVideo"],
    "AVKit": ["AVFoundation", "CoreMedia"],
    "CloudKit": ["CoreLocation"], "ContactsUI": ["Contacts"], "CoreImage": ["CoreVideo"],
    "CoreLocationUI": ["CoreLocation"],
    "CoreMedia": ["CoreVideo"], "EventKitUI": ["EventKit"], "HealthKitUI": ["HealthKit"],
    "IntentsUI": ["Intents"], "MapKit": ["CoreLocation"], "MediaPlayer": ["AVFoundation"],
    "MetalKit": ["Metal", "ModelIO"], "Photos": ["AVFoundation", "CoreLocation", "CoreMedia"],
    "PhotosUI": ["Photos"], "SceneKit": ["Metal", "SpriteKit"],
    "VideoToolbox": ["CoreMedia", "CoreVideo"], "Vision": ["CoreML", "CoreVideo"],
    "VisionKit": ["PDFKit", "Vision"], "WidgetKit": ["Intents"],
  ]

  private static let own: [String: [Pattern]] = [
    "AVFAudio": ["AVAudio", "AVSpeech"], "AVFoundation": ["AV"],
    "AVKit": ["AVPictureInPicture", "AVPlayerViewController", "AVRoutePicker"],
    "Accelerate": ["BNNS", "CBLAS", "cblas", "vDSP", "vForce", "vImage"],
    "Accessibility": ["AX"], "Accounts": ["AC"],
    "ActivityKit": [
      "ActivityAttributes", "ActivityAuthorizationInfo", ["Activity", "ActivityContent"],
    ],
    "AdServices": ["AA"], "AdSupport": ["AS"], "AddressBook": ["AB"],
    "AppIntents": [
      "AppShortcutsProvider", "DisplayRepresentation", "IntentDescription", "IntentParameter",
      "TypeDisplayRepresentation",
      ["AppEntity", "AppEnum", "AppIntent", "AppShortcut", "EntityQuery", "IntentResult"],
    ],
    "AppTrackingTransparency": ["AT"], "ARKit": ["AR"], "AssetsLibrary": ["AL"],
    "AudioToolbox": ["AU", "Audio", "ExtAudioFile", "SystemSoundID"],
    "AuthenticationServices": ["AS"], "BackgroundTasks": ["BG"],
    "CFNetwork": ["CFFTP", "CFHTTP", "CFHost", "CFNet", "CFNetwork", "CFProxy"],
    "CallKit": ["CX"], "CarPlay": ["CP"], "ClassKit": ["CLS"], "CloudKit": ["CK"],
    "Combine": [
      "AnyCancellable", "AnyPublisher", "AnySubscriber", "ConnectablePublisher",
      "CurrentValueSubject", "ObservableObject", "PassthroughSubject", "TopLevelDecoder",
      [
        "Cancellable", "Deferred", "Fail", "Future", "Just", "Published", "Publisher", "Publishers",
        "Subject", "Subscriber", "Subscribers", "Subscription",
      ],
    ],
    "Compression": [
      "COMPRESSION", "compression_decode", "compression_encode", "compression_stream",
    ], "Contacts": ["CN"], "ContactsUI": ["CNContactPicker", "CNContactViewController"],
    "CoreAudio": ["Audio"], "CoreBluetooth": ["CB"],
    "CoreData": [
      "NSAsynchronousFetch", "NSAtomicStore", "NSBatch", "NSConstraintConflict", "NSEntity",
      "NSFetch", "NSFetched", "NSIncrementalStore", "NSInferMappingModel", "NSManagedObject",
      "NSMappingModel", "NSMerge", "NSMigrate", "NSMigration", "NSPersistent", "NSProperty",
      "NSRelationship", "NSSaveChanges", "NSAttributeDescription", "NSAttributeType",
      "NSBinaryStoreType", "NSDeleteRule", "NSDerivedAttributeDescription", "NSErrorMergePolicy",
      "NSExpressionDescription", "NSInMemoryStoreType", "NSOverwriteMergePolicy",
      "NSReadOnlyPersistentStoreOption", "NSRollbackMergePolicy", "NSSQLiteStoreType",
    ],
    "CoreHaptics": ["CH"], "CoreImage": ["CI"], "CoreLocation": ["CL"],
    "CoreLocationUI": ["CLLocationButton"],
    "CoreMIDI": ["MIDI"], "CoreML": ["ML"], "CoreMedia": ["CM"], "CoreMotion": ["CM"],
    "CoreNFC": ["NFC"], "CoreSpotlight": ["CS"], "CoreTelephony": ["CT"], "CoreText": ["CT"],
    "CoreTransferable": [
      "CodableRepresentation", "ProxyRepresentation", "TransferRepresentation",
      ["DataRepresentation", "FileRepresentation", "Transferable"],
    ],
    "CoreVideo": ["CV"],
    "CryptoKit": [
      "ChaChaPoly", "Curve25519", "SecureEnclave", "SymmetricKey",
      [
        "AES", "HKDF", "HMAC", "HashFunction", "Insecure", "P256", "P384", "P521", "SHA256",
        "SHA384", "SHA512",
      ],
    ],
    "DeviceCheck": ["DC"], "EventKit": ["EK"],
    "EventKitUI": ["EKCalendarChooser", "EKEventEditView", "EKEventView"],
    "ExposureNotification": ["EN"], "ExternalAccessory": ["EA"],
    "FileProvider": ["NSFileProvider"],
    "GLKit": ["GLK"], "GameController": ["GC"], "GameKit": ["GK"], "GameplayKit": ["GK"],
    "HealthKit": ["HK"], "HealthKitUI": ["HKActivityRing"], "HomeKit": ["HM"], "IOKit": ["IO"],
    "IdentityLookup": ["IL"],
    "ImageIO": [
      "CGImageAnimation", "CGImageDestination", "CGImageMetadata", "CGImageProperty",
      "CGImageSource",
    ],
    "Intents": ["IN"], "IntentsUI": ["INUI"], "JavaScriptCore": ["JS"], "LinkPresentation": ["LP"],
    "LocalAuthentication": ["LA"], "MapKit": ["MK"],
    "MediaAccessibility": ["MA"], "MediaPlayer": ["MP"], "MessageUI": ["MF"], "Messages": ["MS"],
    "Metal": ["MTL"], "MetalKit": ["MTK"], "MetalPerformanceShaders": ["MPS"], "MetricKit": ["MX"],
    "ModelIO": ["MDL"],
    "MultipeerConnectivity": ["MC"], "NaturalLanguage": ["NL"], "NearbyInteraction": ["NI"],
    "Network": ["NW"], "NetworkExtension": ["NE"], "NotificationCenter": ["NC"],
    "OpenGLES": ["EAGL", "GL"], "PDFKit": ["PDF"], "PassKit": ["PK"], "PencilKit": ["PK"],
    "Photos": ["PH"], "PhotosUI": ["PHContentEditing", "PHLivePhotoView", "PHPicker"],
    "PushKit": ["PKPush"], "QuickLook": ["QL"],
    "QuickLookThumbnailing": ["QLThumbnail"],
    "RealityKit": ["ARView", "AnchorEntity", "ModelEntity", "RealityView", ["Entity"]],
    "ReplayKit": ["RP"], "SQLite3": ["SQLITE", "sqlite3"], "SceneKit": ["SCN"], "ShazamKit": ["SH"],
    "Social": ["SL"], "SoundAnalysis": ["SN"],
    "Speech": ["SFSpeech", "SFTranscription", "SFVoice"],
    "SpriteKit": ["SK"], "StoreKit": ["SK", ["AppStore", "Product", "Transaction"]],
    "SwiftData": [
      "FetchDescriptor", "ModelActor", "ModelConfiguration", "ModelContainer", "ModelContext",
      "PersistentIdentifier", "PersistentModel", "SchemaMigrationPlan", "VersionedSchema",
      ["Schema"],
    ],
    "SystemConfiguration": ["SC"],
    "TipKit": ["TipUIPopoverViewController", "TipUIView", ["Tip", "TipView", "Tips"]],
    "UserNotificationsUI": ["UN"], "VideoToolbox": ["VT"], "Vision": ["VN"],
    "VisionKit": [
      "DataScannerViewController", "ImageAnalysisInteraction", "ImageAnalyzer", "VNDocumentCamera",
    ],
    "WatchConnectivity": ["WC"], "WatchKit": ["WK"],
    "WidgetKit": [
      "StaticConfiguration", "TimelineEntry", "TimelineProvider", "WidgetBundle", "WidgetCenter",
      "WidgetFamily", ["Timeline", "Widget"],
    ],
    "iAd": ["AD"], "simd": ["simd"],
  ]
}
