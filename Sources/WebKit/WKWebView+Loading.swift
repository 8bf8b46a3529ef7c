import UIKit
import VirtualTime

extension WKWebView {
  /// Begins a load, whose steps follow one another after what is being done now: the delegate decides, is told of the
  /// beginning, then of the page or the failure.
  func begin(
    _ source: PageLoader.Source, _ step: PageLoader.Step, _ type: WKNavigationType
  ) -> WKNavigation? {
    if let running { fail(running.number, URLError(.cancelled)) }
    let navigation = WKNavigation()
    let number = loader.begin(source)
    running = (number, navigation)
    url = source.url
    isLoading = true
    let action = WKNavigationAction(request: request(of: source), type: type)
    next(number) { view in
      guard let delegate = view.navigationDelegate else {
        return view.start(number, source, step)
      }
      delegate.webView(view, decidePolicyFor: action, preferences: WKWebpagePreferences()) {
        [weak view] policy, _ in
        guard let view, view.loader.isRunning(number) else { return }
        guard policy == .allow else { return view.forget(number) }
        view.start(number, source, step)
      }
    }
    return navigation
  }

  private func request(of source: PageLoader.Source) -> URLRequest {
    switch source {
    case .request(let request): request
    case .html: URLRequest(url: source.url ?? URL(fileURLWithPath: "/"))
    }
  }

  private func next(_ number: Int, _ body: @escaping @MainActor (WKWebView) -> Void) {
    DispatchQueue.main.async { [weak self] in
      if let self, self.loader.isRunning(number) { body(self) }
    }
  }

  private func start(_ number: Int, _ source: PageLoader.Source, _ step: PageLoader.Step) {
    // What WebKit takes a beginning for.
    estimatedProgress = 0.1
    navigationDelegate?.webView(self, didStartProvisionalNavigation: running?.navigation)
    next(number) { view in
      do throws(URLError) {
        view.answer(number, source, step, try view.loader.page(source))
      } catch {
        view.fail(number, error)
      }
    }
  }

  private func answer(
    _ number: Int, _ source: PageLoader.Source, _ step: PageLoader.Step, _ text: PageText
  ) {
    guard case .request(let request) = source, let url = request.url, let navigationDelegate else {
      return commit(number, step, text)
    }
    let response = WKNavigationResponse(
      URLResponse(
        url: url, mimeType: "text/html", expectedContentLength: -1, textEncodingName: nil))
    navigationDelegate.webView(self, decidePolicyFor: response) { [weak self] policy in
      guard let self, self.loader.isRunning(number) else { return }
      guard policy == .allow else { return self.forget(number) }
      self.commit(number, step, text)
    }
  }

  private func commit(_ number: Int, _ step: PageLoader.Step, _ text: PageText) {
    guard let navigation = running?.navigation else { return }
    loader.commit(step)
    running = nil
    url = loader.current?.url
    show(text)
    navigationDelegate?.webView(self, didCommit: navigation)
    DispatchQueue.main.async { [weak self] in
      guard let self, self.running == nil else { return }
      self.estimatedProgress = 1
      self.isLoading = false
      self.navigationDelegate?.webView(self, didFinish: navigation)
    }
  }

  /// Ends a load without a word to the delegate, which has refused it.
  private func forget(_ number: Int) {
    guard running?.number == number else { return }
    loader.end()
    running = nil
    url = loader.current?.url
    isLoading = false
  }

  /// Ends a load with an error.
  func fail(_ number: Int, _ error: URLError) {
    guard let running, running.number == number else { return }
    loader.end()
    self.running = nil
    url = loader.current?.url
    estimatedProgress = 1
    isLoading = false
    navigationDelegate?.webView(
      self, didFailProvisionalNavigation: running.navigation, withError: error)
  }
}
