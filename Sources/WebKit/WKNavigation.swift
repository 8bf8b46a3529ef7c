public import UIKit

/// One load of a page.
@MainActor
open class WKNavigation: NSObject {
  override init() { super.init() }
}

/// What brought a load about.
public enum WKNavigationType: Int, Sendable {
  case linkActivated = 0
  case formSubmitted = 1
  case backForward = 2
  case reload = 3
  case formResubmitted = 4
  case other = -1
}

/// Whether a page is loaded.
public enum WKNavigationActionPolicy: Int, Sendable {
  case cancel = 0
  case allow = 1
  case download = 2
}

/// Whether what came is shown.
public enum WKNavigationResponsePolicy: Int, Sendable {
  case cancel = 0
  case allow = 1
  case download = 2
}

/// A part of a page; here always all of it.
@MainActor
open class WKFrameInfo: NSObject {
  public let request: URLRequest
  open var isMainFrame: Bool { true }

  init(_ request: URLRequest) {
    self.request = request
    super.init()
  }
}

/// A load that is to begin.
@MainActor
open class WKNavigationAction: NSObject {
  public let request: URLRequest
  public let navigationType: WKNavigationType
  public let sourceFrame: WKFrameInfo
  public let targetFrame: WKFrameInfo?
  open var shouldPerformDownload: Bool { false }

  init(request: URLRequest, type: WKNavigationType) {
    self.request = request
    navigationType = type
    sourceFrame = WKFrameInfo(request)
    targetFrame = sourceFrame
    super.init()
  }
}

/// What came, before it is shown.
@MainActor
open class WKNavigationResponse: NSObject {
  public let response: URLResponse
  open var isForMainFrame: Bool { true }
  open var canShowMIMEType: Bool { true }

  init(_ response: URLResponse) {
    self.response = response
    super.init()
  }
}

/// A page that was shown.
@MainActor
open class WKBackForwardListItem: NSObject {
  public let url: URL
  public let initialURL: URL
  public let title: String?
  let index: Int

  init(_ url: URL, index: Int) {
    (self.url, initialURL, title, self.index) = (url, url, nil, index)
    super.init()
  }
}

/// The pages that were shown.
@MainActor
open class WKBackForwardList: NSObject {
  private let items: [WKBackForwardListItem]
  private let shown: Int?

  init(_ loader: PageLoader) {
    items = loader.history.enumerated().map { index, source in
      WKBackForwardListItem(source.url ?? URL(fileURLWithPath: "/"), index: index)
    }
    shown = loader.shown
    super.init()
  }

  open var currentItem: WKBackForwardListItem? { item(at: 0) }
  open var backItem: WKBackForwardListItem? { item(at: -1) }
  open var forwardItem: WKBackForwardListItem? { item(at: 1) }
  open var backList: [WKBackForwardListItem] { shown.map { Array(items[..<$0]) } ?? [] }
  open var forwardList: [WKBackForwardListItem] { shown.map { Array(items[($0 + 1)...]) } ?? [] }

  /// So many pages after the one that is shown; negative: before.
  open func item(at index: Int) -> WKBackForwardListItem? {
    guard let shown, items.indices.contains(shown + index) else { return nil }
    return items[shown + index]
  }
}

/// The domain of WebKit's errors.
public let WKErrorDomain = "WKErrorDomain"

/// Why something about pages failed.
public struct WKError: _BridgedStoredNSError {
  public let _nsError: NSError

  public init(_nsError error: NSError) { _nsError = error }

  public static var _nsErrorDomain: String { WKErrorDomain }
  public static var errorDomain: String { WKErrorDomain }

  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    public typealias _ErrorType = WKError

    case unknown = 1
    case webContentProcessTerminated = 2
    case webViewInvalidated = 3
    case javaScriptExceptionOccurred = 4
    case javaScriptResultTypeIsUnsupported = 5
  }

  public static var unknown: Code { .unknown }
  public static var webContentProcessTerminated: Code { .webContentProcessTerminated }
  public static var javaScriptExceptionOccurred: Code { .javaScriptExceptionOccurred }
}
