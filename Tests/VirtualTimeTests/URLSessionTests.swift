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
