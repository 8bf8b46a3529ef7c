public import CoreGraphics
public import UIKit
import VirtualTime

/// Pages of the web. There is no network here, so that what is on it fails as on a phone without one; of HTML and of
/// files the text is drawn plainly. No scripts are run. Both are noted once.
@MainActor
open class WKWebView: UIView {
  private let page = WebPageView(frame: .zero)
  let loader = PageLoader(subject: "WKWebView")
  /// Of the page that is shown.
  private var shownText: PageText?
  /// The load that is under way.
  var running: (number: Int, navigation: WKNavigation)?

  /// What the view was made with.
  public let configuration: WKWebViewConfiguration
  /// Decides what is loaded, and hears of it.
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  /// Would show what scripts ask for; no scripts are run.
  open weak var uiDelegate: (any WKUIDelegate)?
  /// True from the beginning of a load to its end.
  open internal(set) var isLoading = false { didSet { tell("loading", "isLoading") } }
  /// 0 … 1; after a load, one that failed too, 1.
  open internal(set) var estimatedProgress: Double = 0 { didSet { tell("estimatedProgress") } }
  /// What is loaded, else what is shown.
  open internal(set) var url: URL? { didSet { tell("url", "URL") } }
  /// What the page calls itself; empty before there is one.
  open internal(set) var title: String? = "" { didSet { tell("title") } }
  /// True for pages that were not had over the network.
  open var hasOnlySecureContent: Bool { false }
  /// Stored.
  open var allowsBackForwardNavigationGestures = false
  /// Stored: links are not touched.
  open var allowsLinkPreview = true
  /// Stored: nothing is asked of servers.
  open var customUserAgent: String?
  /// Stored.
  open var isInspectable = false
  /// Stored.
  open var isFindInteractionEnabled = false
  /// What lies under pages.
  open var underPageBackgroundColor: UIColor! = .white
  /// Stored: pages are not magnified.
  open var pageZoom: CGFloat = 1

  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    WKWebView.classRecords
    self.configuration = configuration
    super.init(frame: frame)
    setUp()
  }

  public convenience override init(frame: CGRect) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }

  public required init?(coder: NSCoder) {
    WKWebView.classRecords
    configuration = WKWebViewConfiguration()
    super.init(coder: coder)
    setUp()
    allowsBackForwardNavigationGestures =
      coder.nibBool("allowsBackForwardNavigationGestures") ?? false
    allowsLinkPreview = coder.nibBool("allowsLinkPreview") ?? true
    customUserAgent = coder.nibText("customUserAgent")
    coder.skipInNib(["<wkWebViewConfiguration>", "configuration"])
  }

  private func setUp() {
    if backgroundColor == nil { backgroundColor = .white }
    page.frame = bounds
    page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(page)
  }

  private func tell(_ keys: String...) { for key in keys { didChangeValue(forKey: key) } }

  /// What moves the page.
  open var scrollView: UIScrollView { page }
  open var canGoBack: Bool { loader.target(-1) != nil }
  open var canGoForward: Bool { loader.target(1) != nil }
  /// The pages that were shown.
  open var backForwardList: WKBackForwardList { WKBackForwardList(loader) }

  // MARK: Loading

  @discardableResult
  open func load(_ request: URLRequest) -> WKNavigation? { begin(.request(request), .new, .other) }

  /// Loads a file; all files may be read.
  @discardableResult
  open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
    begin(.request(URLRequest(url: URL)), .new, .other)
  }

  @discardableResult
  open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    begin(.html(string, base: baseURL), .new, .other)
  }

  @discardableResult
  open func load(
    _ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL
  ) -> WKNavigation? {
    let text = MIMEType.hasPrefix("text/") ? String(decoding: data, as: UTF8.self) : ""
    return begin(.html(text, base: baseURL), .new, .other)
  }

  @discardableResult
  open func reload() -> WKNavigation? {
    loader.again.flatMap { begin($0.source, $0.step, .reload) }
  }

  @discardableResult
  open func reloadFromOrigin() -> WKNavigation? { reload() }

  @discardableResult
  open func goBack() -> WKNavigation? {
    loader.target(-1).flatMap { begin($0.source, $0.step, .backForward) }
  }

  @discardableResult
  open func goForward() -> WKNavigation? {
    loader.target(1).flatMap { begin($0.source, $0.step, .backForward) }
  }

  /// Shows another of the pages that were shown.
  @discardableResult
  open func go(to item: WKBackForwardListItem) -> WKNavigation? {
    guard let shown = loader.shown else { return nil }
    return loader.target(item.index - shown).flatMap { begin($0.source, $0.step, .backForward) }
  }

  /// Ends what is under way with `NSURLErrorCancelled`.
  open func stopLoading() {
    if let running { fail(running.number, URLError(.cancelled)) }
  }

  /// Brings a page that is there into the view.
  func show(_ text: PageText) {
    shownText = text
    page.show(text, at: "WKWebView")
    title = text.title
  }

  // MARK: Scripts and pictures

  /// Fails, which is noted: no scripts are run.
  open func evaluateJavaScript(
    _ javaScriptString: String,
    completionHandler: (@MainActor (Any?, (any Error)?) -> Void)? = nil
  ) {
    SceneContext.active.unsupported("scripts of web pages", at: "WKWebView")
    DispatchQueue.main.async {
      completionHandler?(
        nil, WKError(.javaScriptExceptionOccurred, userInfo: frameworkErrorInfo(WKErrorDomain, 4)))
    }
  }

  /// Fails, which is noted: no scripts are run.
  @discardableResult
  open func evaluateJavaScript(_ javaScriptString: String) async throws -> Any? {
    SceneContext.active.unsupported("scripts of web pages", at: "WKWebView")
    throw WKError(.javaScriptExceptionOccurred, userInfo: frameworkErrorInfo(WKErrorDomain, 4))
  }

  /// A picture of what is seen.
  open func takeSnapshot(
    with snapshotConfiguration: WKSnapshotConfiguration?,
    completionHandler: @escaping @MainActor (UIImage?, (any Error)?) -> Void
  ) {
    let area = snapshotConfiguration.map(\.rect).flatMap { $0.isNull ? nil : $0 } ?? bounds
    let image = UIGraphicsImageRenderer(bounds: area).image { _ in
      drawHierarchy(in: bounds, afterScreenUpdates: true)
    }
    DispatchQueue.main.async { completionHandler(image, nil) }
  }

  /// The properties that people observe by their keys.
  private static let classRecords: Void = ClassRecord.registerFramework {
    [
      ClassRecord(
        WKWebView.self, name: "WKWebView",
        methods: [
          .calling("reload") { view, _ in view.reload() },
          .calling("goBack") { view, _ in view.goBack() },
          .calling("goForward") { view, _ in view.goForward() },
          .method("stopLoading", WKWebView.stopLoading),
        ],
        properties: [
          .property(
            "navigationDelegate", get: { $0.navigationDelegate },
            set: { $0.navigationDelegate = $1 }),
          .property("UIDelegate", get: { $0.uiDelegate }, set: { $0.uiDelegate = $1 }),
          .property("estimatedProgress", get: { $0.estimatedProgress }, set: { _, _ in }),
          .property("title", get: { $0.title }, set: { _, _ in }),
          .property("loading", get: { $0.isLoading }, set: { _, _ in }),
          .property("isLoading", get: { $0.isLoading }, set: { _, _ in }),
          .property("URL", get: { $0.url }, set: { _, _ in }),
          .property("url", get: { $0.url }, set: { _, _ in }),
          .property("canGoBack", get: { $0.canGoBack }, set: { _, _ in }),
          .property("canGoForward", get: { $0.canGoForward }, set: { _, _ in }),
          .property("scrollView", get: { $0.scrollView }, set: { _, _ in }),
        ])
    ]
  }
}
