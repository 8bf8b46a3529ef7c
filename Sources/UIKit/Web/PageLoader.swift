import CoreGraphics
import VirtualTime

/// The pages of a web view: what is on the disk or given as HTML; what is on the network cannot be had.
@MainActor
package final class PageLoader {
  /// Where a page comes from.
  package enum Source {
    case request(URLRequest)
    case html(String, base: URL?)

    /// The page's address.
    package var url: URL? {
      switch self {
      case .request(let request): request.url
      case .html(_, let base): base ?? URL(string: "about:blank")
      }
    }
  }

  /// How a page enters the history.
  package enum Step: Sendable {
    case new
    case again
    case history(Int)
  }

  /// For the ledger: the class of the view.
  private let subject: String
  private var loads = 0
  /// The pages that were shown, oldest first.
  package private(set) var history: [Source] = []
  /// Which of them is shown; nil before the first.
  package private(set) var shown: Int?
  /// What is under way.
  package private(set) var pending: Source?

  package init(subject: String) { self.subject = subject }

  /// The page that is shown.
  package var current: Source? { shown.map { history[$0] } }

  /// Where a step of that length in the history leads; nil where it leads out of it.
  package func target(_ distance: Int) -> (source: Source, step: Step)? {
    guard let shown, history.indices.contains(shown + distance) else { return nil }
    return (history[shown + distance], .history(shown + distance))
  }

  /// What loading the page that is shown once more means.
  package var again: (source: Source, step: Step)? { current.map { ($0, .again) } }

  /// Begins a load; what was under way is forgotten.
  /// - Returns: its number.
  package func begin(_ source: Source) -> Int {
    loads += 1
    pending = source
    return loads
  }

  /// True while no other load has begun and nothing has ended it.
  package func isRunning(_ load: Int) -> Bool { pending != nil && load == loads }

  /// Ends what is under way without a page.
  package func end() { pending = nil }

  /// Ends what is under way with its page, which enters the history.
  package func commit(_ step: Step) {
    guard let source = pending else { return }
    pending = nil
    switch step {
    case .again where shown != nil: break
    case .history(let index) where history.indices.contains(index): shown = index
    default:
      history.removeSubrange(((shown ?? -1) + 1)...)
      history.append(source)
      shown = history.count - 1
    }
  }

  /// What is at a source; throws where it cannot be had, which is noted of the network.
  package func page(_ source: Source) throws(URLError) -> PageText {
    switch source {
    case .html(let text, _): return PageText(html: text)
    case .request(let request):
      guard let url = request.url else { throw URLError(.badURL) }
      if url.scheme == "about" { return PageText(html: "") }
      guard url.isFileURL else {
        SceneContext.active.unsupported(
          "the network (\(url.host ?? url.absoluteString) is not asked)", at: subject)
        throw .offline(url)
      }
      guard let data = FileManager.default.contents(atPath: url.path) else {
        throw URLError(.fileDoesNotExist)
      }
      return page(data, of: url.pathExtension.lowercased())
    }
  }

  /// The page of a file.
  package func page(_ data: Data, of kind: String) -> PageText {
    let text = String(decoding: data, as: UTF8.self)
    switch kind {
    case "html", "htm", "xhtml", "text/html": return PageText(html: text)
    case "txt", "md", "css", "js", "json", "text/plain": return PageText(plain: text)
    default:
      SceneContext.active.unsupported("a page of a “\(kind)” file", at: subject)
      return PageText(html: "")
    }
  }
}
