import Testing
import VirtualTime

/// Questions to servers, of which there are none.
@MainActor
struct URLSessionTests {
  private func scene(_ body: @MainActor () throws -> Void) rethrows -> [String] {
    let context = SceneContext(screen: VirtualScreen(width: 100, height: 100), seed: 1)
    try SceneContext.$current.withValue(context) {
      try body()
      context.callbacks.run(through: 1, clock: context.clock)
    }
    return context.ledger.entries.map(\.feature)
  }

  @Test func aCacheKeepsWhatIsPutIntoIt() throws {
    let url = try #require(URL(string: "https://example.com/a"))
    _ = scene {
      let request = URLRequest(url: url)
      #expect(URLCache.shared.cachedResponse(for: request) == nil)
      let response = URLResponse(
        url: url, mimeType: nil, expectedContentLength: 3, textEncodingName: nil)
      let kept = CachedURLResponse(response: response, data: Data([1, 2, 3]))
      URLCache.shared.storeCachedResponse(kept, for: request)
      #expect(URLCache.shared.cachedResponse(for: request)?.data == Data([1, 2, 3]))
      #expect(URLCache.shared.currentMemoryUsage == 3)
      URLCache.shared.removeCachedResponse(for: request)
      #expect(URLCache.shared.cachedResponse(for: request) == nil)
    }
    // What one scene keeps, another does not find.
    _ = scene { #expect(URLCache.shared.currentMemoryUsage == 0) }
  }

  @Test func aServerIsNotReachedAndItIsNoted() throws {
    let url = try #require(URL(string: "https://example.com/list.json"))
    var code: URLError.Code?
    var isLater = false
    let notes = scene {
      URLSession.shared.dataTask(with: url) { data, response, error in
        #expect(data == nil && response == nil && isLater)
        code = (error as? URLError)?.code
      }.resume()
      isLater = true
    }
    #expect(code == .notConnectedToInternet)
    #expect(notes == ["the network (example.com is not asked)"])
  }

  @Test func aFileIsReadAndACancelledTaskSaysSo() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).txt")
    try Data("abc".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    var texts: [String] = []
    let notes = scene {
      URLSession.shared.dataTask(with: file) { data, _, _ in
        texts.append(String(decoding: data ?? Data(), as: UTF8.self))
      }.resume()
      let other = URLSession.shared.dataTask(with: file) { _, _, error in
        texts.append((error as? URLError)?.code == .cancelled ? "cancelled" : "")
      }
      other.resume()
      other.cancel()
    }
    #expect(texts == ["abc", "cancelled"] && notes.isEmpty)
  }

  @Test func fieldsOfRequestsAreFoundInAnyCase() throws {
    var request = URLRequest(url: try #require(URL(string: "https://example.com")))
    request.setValue("a", forHTTPHeaderField: "Accept")
    request.addValue("b", forHTTPHeaderField: "accept")
    #expect(request.value(forHTTPHeaderField: "ACCEPT") == "a,b")
  }
}
