public import CoreGraphics
import UIKit

/// What kinds of media wait for a touch; nothing is played.
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
  public static let video = WKAudiovisualMediaTypes(rawValue: 2)
  public static let all: WKAudiovisualMediaTypes = [.audio, .video]
}

/// What is found in text and made a link; nothing is.
public struct WKDataDetectorTypes: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let phoneNumber = WKDataDetectorTypes(rawValue: 1)
  public static let link = WKDataDetectorTypes(rawValue: 2)
  public static let address = WKDataDetectorTypes(rawValue: 4)
  public static let calendarEvent = WKDataDetectorTypes(rawValue: 8)
  public static let all = WKDataDetectorTypes(rawValue: .max)
}

/// How a web view is made. Everything is kept; the text of pages depends on nothing of it.
@MainActor
open class WKWebViewConfiguration: NSObject, NSCopying {
  open var processPool = WKProcessPool()
  open var preferences = WKPreferences()
  open var userContentController = WKUserContentController()
  open var websiteDataStore = WKWebsiteDataStore.default()
  open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
  open var applicationNameForUserAgent: String?
  open var suppressesIncrementalRendering = false
  open var allowsInlineMediaPlayback = false
  open var allowsAirPlayForMediaPlayback = true
  open var allowsPictureInPictureMediaPlayback = true
  open var ignoresViewportScaleLimits = false
  open var limitsNavigationsToAppBoundDomains = false
  open var upgradeKnownHostsToHTTPS = true
  open var dataDetectorTypes: WKDataDetectorTypes = []
  open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
  @available(swift, deprecated: 99, renamed: "mediaTypesRequiringUserActionForPlayback")
  open var requiresUserActionForMediaPlayback = true
  @available(swift, deprecated: 99, renamed: "mediaTypesRequiringUserActionForPlayback")
  open var mediaPlaybackRequiresUserAction = true
  private var handlers: [String: any WKURLSchemeHandler] = [:]

  public override init() { super.init() }

  nonisolated public func copy(with zone: NSZone? = nil) -> Any {
    let copy: WKWebViewConfiguration = MainActor.assumeIsolated { copied() }
    return copy
  }

  private func copied() -> WKWebViewConfiguration {
    let copy = WKWebViewConfiguration()
    copy.processPool = processPool
    copy.preferences = preferences
    copy.userContentController = userContentController
    copy.websiteDataStore = websiteDataStore
    copy.defaultWebpagePreferences = defaultWebpagePreferences
    copy.applicationNameForUserAgent = applicationNameForUserAgent
    copy.allowsInlineMediaPlayback = allowsInlineMediaPlayback
    copy.dataDetectorTypes = dataDetectorTypes
    copy.mediaTypesRequiringUserActionForPlayback = mediaTypesRequiringUserActionForPlayback
    copy.handlers = handlers
    return copy
  }

  /// Kept: nothing asks it.
  open func setURLSchemeHandler(
    _ urlSchemeHandler: (any WKURLSchemeHandler)?, forURLScheme urlScheme: String
  ) { handlers[urlScheme] = urlSchemeHandler }

  open func urlSchemeHandler(forURLScheme urlScheme: String) -> (any WKURLSchemeHandler)? {
    handlers[urlScheme]
  }
}

/// Would answer for addresses of a scheme of its own; nothing asks it.
@MainActor
public protocol WKURLSchemeHandler: NSObjectProtocol {
  func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask)
  func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask)
}

/// What such a handler would answer.
@MainActor
public protocol WKURLSchemeTask: NSObjectProtocol {
  var request: URLRequest { get }
  func didReceive(_ response: URLResponse)
  func didReceive(_ data: Data)
  func didFinish()
  func didFailWithError(_ error: any Error)
}

/// Views that share a process; there are none.
@MainActor
open class WKProcessPool: NSObject {
  public override init() { super.init() }
}

/// What pages may do; they do nothing.
@MainActor
open class WKPreferences: NSObject {
  open var minimumFontSize: CGFloat = 0
  open var javaScriptEnabled = true
  open var javaScriptCanOpenWindowsAutomatically = false
  open var isFraudulentWebsiteWarningEnabled = true
  open var isTextInteractionEnabled = true
  open var isElementFullscreenEnabled = false

  public override init() { super.init() }
}

/// What one page may do.
@MainActor
open class WKWebpagePreferences: NSObject {
  public enum ContentMode: Int, Sendable {
    case recommended = 0
    case mobile = 1
    case desktop = 2
  }

  open var preferredContentMode = ContentMode.recommended
  open var allowsContentJavaScript = true

  public override init() { super.init() }
}

/// What a picture of a page shows.
@MainActor
open class WKSnapshotConfiguration: NSObject {
  /// In the view's space; null: all that is seen.
  open var rect = CGRect.null
  open var snapshotWidth: NSNumber?
  open var afterScreenUpdates = true

  public override init() { super.init() }
}
