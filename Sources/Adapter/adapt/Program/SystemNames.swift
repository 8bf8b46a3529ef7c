/// What is known of Apple's names without the modules that declare them.
enum SystemNames {
  /// Modules whose names `import UIKit` shows here.
  static let provided: Set<String> = [
    "AppKit", "CoreFoundation", "CoreGraphics", "CoreImage", "Darwin", "Dispatch",
    "Foundation", "Glibc", "ImageIO", "OSLog", "ObjectiveC", "os", "PlaygroundSupport",
    "QuartzCore", "Security", "Swift", "UIKit", "XCPlayground",
  ]

  /// Those of them that there is no module of that name for: UIKit has their names.
  static let unnamed: Set<String> = [
    "AppKit", "CoreFoundation", "Darwin", "OSLog", "PlaygroundSupport", "Security",
    "XCPlayground",
  ]

  /// Modules that stand beside UIKit: their imports stay.
  static let beside: Set<String> = [
    "Accelerate", "AudioToolbox", "AVFoundation", "AVKit", "Contacts", "ContactsUI", "CoreData",
    "CoreHaptics", "CoreLocation", "CoreMedia", "CoreMotion", "CoreServices", "CoreSpotlight",
    "CoreTelephony", "CoreText", "EventKit", "GameKit", "LocalAuthentication", "MapKit",
    "MessageUI", "MobileCoreServices", "MultipeerConnectivity", "Network",
    "Photos", "PhotosUI", "SafariServices", "Social",
    "StoreKit", "SystemConfiguration", "UniformTypeIdentifiers", "UserNotifications",
    "WatchConnectivity", "WebKit",
  ]
  /// Modules whose names one of `beside` shows.
  static let within: [String: String] = ["AVFAudio": "AVFoundation"]

  /// True for a module whose names are here.
  static func has(_ module: String) -> Bool {
    provided.contains(module) || beside.contains(module) || within[module] != nil
  }

  /// Of these, those that `canImport` finds.
  static let importable = provided.subtracting([
    "AppKit", "Glibc", "PlaygroundSupport", "XCPlayground",
  ]).union(beside)

  private static let prefixes = [
    "UI", "CA", "NS", "CI", "AV", "MK", "SK", "SCN", "WK", "GK", "CL", "CN", "AR", "MT", "PH", "MF",
    "GL", "EK", "HK", "CK", "CM", "MC",
  ]
  private static let protocolEndings = [
    "Delegate", "DataSource", "Transitioning", "Copying", "Coding", "Protocol", "Prefetching",
    "Traits", "Environment", "Providing", "Convertible", "Animating", "Appearance",
    "AppearanceContainer", "Context", "Transition", "Restoring",
  ]
  private static let protocols: Set<String> = [
    "UIDynamicItem", "UIContentContainer", "UIKeyInput", "UITextInput", "UITextInputTokenizer",
    "UISearchResultsUpdating", "UICoordinateSpace",
    "UIActivityItemSource", "UIResponderStandardEditActions", "UIFocusItem", "UILayoutSupport",
    "UITimingCurveProvider", "CAAction", "CAMediaTiming", "NSDiscardableContent",
    "UIPickerViewAccessibility",
    "UIAccessibilityIdentification", "NSFastEnumeration", "NSItemProviderReading",
    "NSItemProviderWriting", "UIContentConfiguration", "UIContentView", "UIInteraction",
    "UIUserActivityRestoring", "UIPopoverPresentationControllerSourceItem", "UIBarPositioning",
    "UIViewControllerPreviewing", "UIPreviewActionItem", "UIConfigurationState", "MKAnnotation",
    "MKOverlay", "NSFetchRequestResult", "NSFetchedResultsSectionInfo", "CNKeyDescriptor",
    "WKScriptMessageHandler", "WKURLSchemeHandler", "WKURLSchemeTask",
    "PHPhotoLibraryChangeObserver",
    "SKPaymentTransactionObserver",
  ]
  /// Classes with such an ending all the same.
  private static let classes: Set<String> = [
    "UIPercentDrivenInteractiveTransition", "UIGraphicsRendererContext", "CIContext", "EAGLContext",
    "UIBarButtonItemAppearance", "UIBarAppearance", "UINavigationBarAppearance",
    "UITabBarAppearance", "UITabBarItemAppearance", "UITabBarItemStateAppearance",
    "UIBarButtonItemStateAppearance",
    "UIToolbarAppearance", "UIViewPropertyAnimator", "NSManagedObjectContext",
  ]
  private static let otherClasses: Set<String> = [
    "Operation", "BlockOperation", "Thread", "Formatter", "NumberFormatter", "DateFormatter",
    "Timer",
    "JSONDecoder", "JSONEncoder", "Bundle", "InputStream", "OutputStream", "URLProtocol",
    "XMLParser",
    "URLSession", "Stream", "Process", "OperationQueue", "FileManager", "UserDefaults",
    "NotificationCenter", "ValueTransformer",
  ]

  /// True if `name` looks like one of Apple's classes.
  static func isClass(_ name: String) -> Bool {
    if name == "NSObject" || classes.contains(name) || otherClasses.contains(name) { return true }
    guard let prefix = prefixes.first(where: name.hasPrefix),
      name.dropFirst(prefix.count).first?.isUppercase == true, !name.contains("&")
    else { return false }
    return !protocols.contains(name) && !protocolEndings.contains(where: name.hasSuffix)
  }

  /// Foundation's classes and filters, whose subclasses belong to no actor. `NSObject` leaves it open.
  static func isUnisolated(_ name: String) -> Bool {
    otherClasses.contains(name)
      || name == "CIFilter"
      || (name.hasPrefix("NS") && name != "NSObject" && !name.hasPrefix("NSLayout")
        && !name.hasPrefix("NSManagedObject") && !name.hasPrefix("NSPersistent"))
  }

  static func kind(of name: String) -> ClassKind {
    if name.hasSuffix("Layer"), name.hasPrefix("CA") { return .layer }
    if otherControllers.contains(name) { return .controller }
    if otherViews.contains(name) { return .view }
    guard name.hasPrefix("UI") else { return .other }
    if name.hasSuffix("PresentationController") { return .other }
    if name.hasSuffix("Controller"), !notControllers.contains(name) { return .controller }
    if viewEndings.contains(where: name.hasSuffix) { return .view }
    return .other
  }

  private static let notControllers: Set<String> = [
    "UIDocumentInteractionController", "UIMenuController", "UISearchDisplayController",
    "UIPrintInteractionController", "UIPopoverController",
  ]
  /// Controllers and views of frameworks above UIKit.
  private static let otherControllers: Set<String> = [
    "AVPlayerViewController", "CNContactPickerViewController", "GKGameCenterViewController",
    "MFMailComposeViewController", "MFMessageComposeViewController",
    "MCBrowserViewController",
  ]
  private static let otherViews: Set<String> = [
    "MKAnnotationView", "MKMapView", "MKMarkerAnnotationView", "MKPinAnnotationView", "WKWebView",
  ]
  private static let viewEndings = [
    "View", "Button", "Label", "Control", "Cell", "Slider", "Switch", "Field", "Bar", "Window",
    "Stepper", "Picker", "Toolbar", "ColorWell", "ReusableView", "HeaderFooterView", "ActionSheet",
  ]
}
