/// Modules that come with Apple's systems or with Swift: no library of a project's own.
enum AppleModules {
  /// Whether the name is one of them.
  static func contains(_ name: String) -> Bool {
    names.contains(name) || name.hasPrefix("_") || name.hasPrefix("Darwin")
  }

  private static let names: Set<String> = Set(
    """
    AVFAudio AVFoundation AVKit Accelerate Accessibility Accounts ActivityKit AdServices AdSupport \
    AddressBook AddressBookUI AppIntents AppKit AppTrackingTransparency AssetsLibrary AudioToolbox \
    AudioUnit AuthenticationServices BackgroundTasks BusinessChat CFNetwork CallKit CarPlay Charts \
    CloudKit Cocoa Combine Compression Contacts ContactsUI CoreAudio CoreAudioKit CoreBluetooth CoreData \
    CoreFoundation CoreGraphics CoreHaptics CoreImage CoreLocation CoreLocationUI CoreMIDI CoreML \
    CoreMedia CoreMotion CoreNFC CoreServices CoreSpotlight CoreTelephony CoreText CoreTransferable \
    CoreVideo CryptoKit DeviceCheck Dispatch Distributed EventKit EventKitUI ExternalAccessory \
    FileProvider Foundation FoundationEssentials FoundationNetworking FoundationXML GLKit GameController \
    GameKit GameplayKit Glibc HealthKit HealthKitUI HomeKit IOKit IOSurface IdentityLookup ImageIO \
    Intents IntentsUI JavaScriptCore LinkPresentation LocalAuthentication MapKit MediaAccessibility \
    MediaPlayer MediaToolbox MessageUI Messages Metal MetalFX MetalKit MetalPerformanceShaders MetricKit \
    MobileCoreServices ModelIO MultipeerConnectivity Musl NaturalLanguage Network NetworkExtension \
    NewsstandKit NotificationCenter OSLog ObjectiveC Observation OpenAL OpenGLES PDFKit PHASE PackageDescription \
    PackagePlugin PassKit PencilKit Photos PhotosUI PlaygroundSupport PushKit QuartzCore QuickLook \
    QuickLookThumbnailing RealityKit RegexBuilder ReplayKit SafariServices SceneKit ScreenTime Security SensorKit \
    ShazamKit Social SoundAnalysis Speech SpriteKit StoreKit Swift SwiftData SwiftUI Synchronization \
    SystemConfiguration Testing TipKit Twitter UIKit UniformTypeIdentifiers UserNotifications \
    UserNotificationsUI VideoToolbox Vision VisionKit WatchConnectivity WatchKit WebKit WidgetKit \
    XCPlayground XCTest iAd os simd sqlite3 DeveloperToolsSupport CommonCrypto zlib ARKit \
    AutomaticAssessmentConfiguration BackgroundAssets ClassKit ColorSync Cinematic CoreHID CreateML \
    DataDetection ExecutionPolicy FamilyControls ManagedSettings MusicKit NearbyInteraction ProximityReader \
    SafetyKit SwiftSyntax ThreadNetwork Translation WeatherKit
    """.split(separator: " ").map(String.init))
}
