public import CoreGraphics
import VirtualTime

/// Pages of the web, as iOS 2 to 11 showed them. There is no network here, so that what is on it fails; of HTML
/// and of files the text is drawn plainly.
open class UIWebView: UIView {
  /// What brought a page about.
  public enum NavigationType: Int, Sendable {
    case linkClicked = 0
    case formSubmitted = 1
    case backForward = 2
    case reload = 3
    case formResubmitted = 4
    case other = 5
  }

  /// How a page is cut into pages of a book; stored.
  public enum PaginationMode: Int, Sendable {
    case unpaginated = 0
    case leftToRight = 1
    case topToBottom = 2
    case bottomToTop = 3
    case rightToLeft = 4
  }

  private let page = WebPageView(frame: .zero)
  private let loader = PageLoader(subject: "UIWebView")

  /// Hears of pages.
  open weak var delegate: (any UIWebViewDelegate)?
  /// Stored: links in plain text are not found.
  open var dataDetectorTypes: UIDataDetectorTypes = .phoneNumber
  /// Stored: a page is as wide as it says.
  open var scalesPageToFit = false
  /// Stored: nothing is played.
  open var allowsInlineMediaPlayback = false
  /// Stored: nothing is played.
  open var mediaPlaybackRequiresUserAction = true
  /// Stored: nothing is played.
  open var mediaPlaybackAllowsAirPlay = true
  /// Stored: nothing is played.
  open var allowsPictureInPictureMediaPlayback = true
  /// Stored: nothing is typed on a page.
  open var keyboardDisplayRequiresUserAction = true
  /// Stored: a page is shown when it is there.
  open var suppressesIncrementalRendering = false
  /// Stored: links are not touched.
  open var allowsLinkPreview = false
  /// Stored.
  open var paginationMode = PaginationMode.unpaginated
  /// Stored.
  open var pageLength: CGFloat = 0
  /// Stored.
  open var gapBetweenPages: CGFloat = 0

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.skipInNib(["dataDetectorType", "<dataDetectorType>"])
    if let fits = coder.nibBool("scalesPageToFit") { scalesPageToFit = fits }
  }

  private func setUp() {
    if backgroundColor == nil { backgroundColor = .white }
    page.frame = bounds
    page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(page)
  }

  /// What moves the page.
  open var scrollView: UIScrollView { page }
  /// Of the page that is shown.
  open var request: URLRequest? {
    guard case .request(let request) = loader.current else { return nil }
    return request
  }
  /// True from the beginning of a load to its end.
  open var isLoading: Bool { loader.pending != nil }
  open var canGoBack: Bool { loader.target(-1) != nil }
  open var canGoForward: Bool { loader.target(1) != nil }
  /// One: pages are not cut.
  open var pageCount: Int { 1 }

  open func loadRequest(_ request: URLRequest) { load(.request(request), .new, .other) }

  open func loadHTMLString(_ string: String, baseURL: URL?) {
    load(.html(string, base: baseURL), .new, .other)
  }

  /// Loads a page that is there already.
  open func load(
    _ data: Data, mimeType MIMEType: String, textEncodingName: String, baseURL: URL
  ) {
    let text = MIMEType.hasPrefix("text/") ? String(decoding: data, as: UTF8.self) : ""
    load(.html(text, base: baseURL), .new, .other)
  }

  open func reload() {
    if let (source, step) = loader.again { load(source, step, .reload) }
  }

  open func stopLoading() { loader.end() }

  open func goBack() {
    if let (source, step) = loader.target(-1) { load(source, step, .backForward) }
  }

  open func goForward() {
    if let (source, step) = loader.target(1) { load(source, step, .backForward) }
  }

  /// Nil, which is noted: no scripts are run.
  @discardableResult
  open func stringByEvaluatingJavaScript(from script: String) -> String? {
    SceneContext.active.unsupported("scripts of web pages", at: "UIWebView")
    return nil
  }

  private func load(
    _ source: PageLoader.Source, _ step: PageLoader.Step, _ type: NavigationType
  ) {
    let request: URLRequest? =
      switch source {
      case .request(let request): request
      case .html: source.url.map { URLRequest(url: $0) }
      }
    if let request,
      delegate?.webView(self, shouldStartLoadWith: request, navigationType: type) == false
    {
      return
    }
    let load = loader.begin(source)
    DispatchQueue.main.async { [weak self] in
      guard let self, self.loader.isRunning(load) else { return }
      self.delegate?.webViewDidStartLoad(self)
      self.finish(load, source, step)
    }
  }

  private func finish(_ load: Int, _ source: PageLoader.Source, _ step: PageLoader.Step) {
    DispatchQueue.main.async { [weak self] in
      guard let self, self.loader.isRunning(load) else { return }
      do throws(URLError) {
        let text = try self.loader.page(source)
        self.loader.commit(step)
        self.page.show(text, at: "UIWebView")
        self.delegate?.webViewDidFinishLoad(self)
      } catch {
        self.loader.end()
        self.delegate?.webView(self, didFailLoadWithError: error)
      }
    }
  }
}

/// Hears of a web view's pages.
@MainActor
public protocol UIWebViewDelegate: NSObjectProtocol {
  /// Whether a page may be loaded; true unless implemented.
  func webView(
    _ webView: UIWebView, shouldStartLoadWith request: URLRequest,
    navigationType: UIWebView.NavigationType
  ) -> Bool
  func webViewDidStartLoad(_ webView: UIWebView)
  func webViewDidFinishLoad(_ webView: UIWebView)
  func webView(_ webView: UIWebView, didFailLoadWithError error: any Error)
  @available(swift, deprecated: 99, renamed: "webViewDidStartLoad(_:)")
  func webViewDidStartLoad(webView: UIWebView)
  @available(swift, deprecated: 99, renamed: "webViewDidFinishLoad(_:)")
  func webViewDidFinishLoad(webView: UIWebView)
}

extension UIWebViewDelegate {
  public func webView(
    _ webView: UIWebView, shouldStartLoadWith request: URLRequest,
    navigationType: UIWebView.NavigationType
  ) -> Bool { true }
  public func webViewDidStartLoad(_ webView: UIWebView) { webViewDidStartLoad(webView: webView) }
  public func webViewDidFinishLoad(_ webView: UIWebView) { webViewDidFinishLoad(webView: webView) }
  public func webView(_ webView: UIWebView, didFailLoadWithError error: any Error) {}
  public func webViewDidStartLoad(webView: UIWebView) {}
  public func webViewDidFinishLoad(webView: UIWebView) {}
}

@available(swift, deprecated: 99, renamed: "UIWebView.NavigationType")
public typealias UIWebViewNavigationType = UIWebView.NavigationType

extension UIWebView {
  @available(swift, deprecated: 99, renamed: "isLoading")
  public var loading: Bool { isLoading }

  @available(swift, deprecated: 99, renamed: "stringByEvaluatingJavaScript(from:)")
  @discardableResult
  public func stringByEvaluatingJavaScriptFromString(_ script: String) -> String? {
    stringByEvaluatingJavaScript(from: script)
  }
}
