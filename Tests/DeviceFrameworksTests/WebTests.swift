import Testing
import UIKit
import WebKit

/// What HTML says.
@MainActor
struct PageTextTests {
  @Test func paragraphsAndHeadingsAreTold() {
    let page = PageText(
      html: """
        <html><head><title>A &amp;
          B</title><style>p { color: red }</style></head>
        <body><h1>Head</h1><p>One <b>two</b>
        three</p><!-- no --><ul><li>Item</ul>&#65;&#x42;&unknown;</body></html>
        """)
    #expect(page.title == "A & B")
    #expect(page.paragraphs.map(\.text) == ["Head", "One two three", "Item", "AB&unknown;"])
    #expect(page.paragraphs.map(\.heading) == [1, 0, 0, 0])
    #expect(page.paragraphs[2].isItem)
  }

  @Test(arguments: [
    "", "<", "<!--", "<p", "&", "<title>", "<script>x", "</", "a<b<c>d", "&#99999999;",
  ])
  func brokenPagesAreRead(html: String) {
    #expect(PageText(html: html).paragraphs.count <= 2)
  }
}

/// Web views without network.
@MainActor
struct WKWebViewTests {
  private final class Listener: NSObject, WKNavigationDelegate {
    var note: (@MainActor (String) -> Void)?
    var allows = true
    func webView(
      _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
      decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
    ) {
      note?("decide \(navigationAction.request.url?.host ?? "-")")
      decisionHandler(allows ? .allow : .cancel)
    }
    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
      note?("start \(webView.isLoading)")
    }
    func webView(
      _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
      withError error: any Error
    ) { note?("fail \((error as NSError).code) \(error.localizedDescription)") }
    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) { note?("commit") }
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
      note?("finish \(webView.title ?? "")")
    }
  }

  @Test func whatIsOnTheNetworkFails() throws {
    let listener = Listener()
    var view: WKWebView?
    let url = try #require(URL(string: "https://example.com/a"))
    let result = log { note in
      listener.note = note
      view = WKWebView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      view?.navigationDelegate = listener
      view?.load(URLRequest(url: url))
      note("\(view?.isLoading ?? false) \(view?.url?.host ?? "")")
    }
    #expect(
      result.lines == [
        "true example.com", "decide example.com", "start true",
        "fail -1009 The Internet connection appears to be offline.",
      ])
    #expect(view?.isLoading == false && view?.url == nil && view?.estimatedProgress == 1)
    #expect(result.notes == ["the network (example.com is not asked)"])
  }

  /// As SDKs before Xcode 16 have it: nothing is said of the actor.
  private final class OlderListener: NSObject, WKNavigationDelegate {
    var note: (@MainActor (String) -> Void)?
    func webView(
      _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
      decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
    ) {
      note?("decide \(navigationAction.request.url?.host ?? "-")")
      decisionHandler(.cancel)
    }
  }

  @Test func methodsOfOlderSDKsAreAsked() {
    let listener = OlderListener()
    var view: WKWebView?
    let result = log { note in
      listener.note = note
      view = WKWebView(frame: .zero)
      view?.navigationDelegate = listener
      view?.loadHTMLString("<p>Hello", baseURL: nil)
    }
    #expect(result.lines == ["decide -"])
    #expect(view?.isLoading == false && view?.canGoBack == false && result.notes.isEmpty)
  }

  @Test func whatIsThereFinishes() {
    let listener = Listener()
    var view: WKWebView?
    let result = log { note in
      listener.note = note
      view = WKWebView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      view?.navigationDelegate = listener
      view?.loadHTMLString("<title>T</title><p>Hello", baseURL: nil)
    }
    #expect(result.lines == ["decide -", "start true", "commit", "finish T"])
    #expect(result.notes == ["web pages (their text alone is drawn, plainly)"])
  }

  @Test func aPageIsAsHighAsItsText() {
    var view: WKWebView?
    let heights = [false, true].map { fits in
      _ = log { _ in
        view = WKWebView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let meta = fits ? "<meta name=viewport content='width=device-width'>" : ""
        view?.loadHTMLString(meta + "<h1>Head</h1><p>One<p>Two", baseURL: nil)
      }
      view?.layoutIfNeeded()
      view?.scrollView.layoutIfNeeded()
      #expect(view?.scrollView.contentSize.width == 320)
      return view?.scrollView.contentSize.height ?? 0
    }
    // A page for a desktop is shrunk by 320 to 980; lines are whole pixels high.
    #expect(heights[1] > 100 && abs(heights[0] - heights[1] * 320 / 980) < 4)
  }

  @Test func aRefusedPageIsForgotten() {
    let listener = Listener()
    listener.allows = false
    var view: WKWebView?
    let result = log { note in
      listener.note = note
      view = WKWebView(frame: .zero)
      view?.navigationDelegate = listener
      view?.loadHTMLString("<p>Hello", baseURL: nil)
    }
    #expect(result.lines == ["decide -"])
    #expect(view?.isLoading == false && view?.canGoBack == false)
  }

  @Test func pagesAreGoneBackTo() {
    var view: WKWebView?
    let result = log { note in
      view = WKWebView(frame: .zero)
      view?.loadHTMLString("<title>one</title>", baseURL: nil)
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
        view?.loadHTMLString("<title>two</title>", baseURL: nil)
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
        note("\(view?.title ?? "") \(view?.canGoBack ?? false) \(view?.canGoForward ?? true)")
        view?.goBack()
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 3) {
        note("\(view?.title ?? "") \(view?.canGoBack ?? true) \(view?.canGoForward ?? false)")
        note("\(view?.goBack() == nil)")
      }
    }
    #expect(result.lines == ["two true false", "one false true", "true"])
  }

  @Test func progressAndTitleCanBeObserved() {
    var view: WKWebView?
    var observations: [NSKeyValueObservation] = []
    let result = log { note in
      let web = WKWebView(frame: .zero)
      view = web
      observations.append(
        web.observe(\.title, options: .new) { _, change in
          note("title \((change.newValue ?? nil) ?? "")")
        })
      observations.append(
        web.observe(\.estimatedProgress, options: .new) { web, _ in
          note("progress \(web.estimatedProgress)")
        })
      web.loadHTMLString("<title>T</title>", baseURL: nil)
    }
    #expect(result.lines == ["progress 0.1", "title T", "progress 1.0"])
    #expect(view?.value(forKey: "estimatedProgress") as? Double == 1)
    observations = []
  }

  @Test func scriptsAreNotRun() {
    var view: WKWebView?
    let result = log { note in
      view = WKWebView(frame: .zero)
      view?.evaluateJavaScript("1 + 1") { value, error in
        note("\(value == nil) \((error as? WKError)?.code == .javaScriptExceptionOccurred)")
      }
    }
    #expect(result.lines == ["true true"])
    #expect(result.notes == ["scripts of web pages"])
  }
}

/// Web views of older iOS.
@MainActor
struct UIWebViewTests {
  private final class Listener: NSObject, UIWebViewDelegate {
    var note: (@MainActor (String) -> Void)?
    func webViewDidStartLoad(_ webView: UIWebView) { note?("start") }
    func webViewDidFinishLoad(_ webView: UIWebView) { note?("finish \(webView.isLoading)") }
    func webView(_ webView: UIWebView, didFailLoadWithError error: any Error) {
      note?("fail \((error as NSError).code)")
    }
  }

  @Test func whatIsThereFinishesAndTheNetworkFails() throws {
    let listener = Listener()
    var view: UIWebView?
    let url = try #require(URL(string: "http://example.com"))
    let result = log { note in
      listener.note = note
      view = UIWebView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      view?.delegate = listener
      view?.loadHTMLString("Hello", baseURL: nil)
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
        view?.loadRequest(URLRequest(url: url))
      }
    }
    #expect(result.lines == ["start", "finish false", "start", "fail -1009"])
  }
}
