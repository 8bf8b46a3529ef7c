/// A comparison as one self-contained page: slider, blink, heat map and a film strip of the frames
/// that differ. It loads nothing; scripts and pictures are inside.
///
/// Its state can be read by programs: `#viewer` has `data-frame`, `data-mode`, `data-split`,
/// `data-side`, `data-blinking`, `data-ground`, `data-zoom` and `data-marked`; each entry of `#film`
/// has `data-name` and `data-kinds`.
package struct HTMLReport: Sendable {
  /// Pictures beyond so many bytes are left out, and the page says so.
  package static let greatestWeight = 96 << 20

  private let comparison: ClipComparison
  private let a: String
  private let b: String
  private let limit: Int
  private var entries: [String] = []
  private var weight = 0
  private var omitted = 0

  /// - Parameters:
  ///   - a: what the expected side is called.
  ///   - b: what the other side is called.
  ///   - greatestWeight: how many bytes of pictures the page takes.
  package init(
    of comparison: ClipComparison, a: String, b: String, greatestWeight limit: Int = greatestWeight
  ) {
    self.comparison = comparison
    self.a = a
    self.b = b
    self.limit = limit
  }

  /// Whether the next frame's pictures still find room.
  package var hasRoom: Bool { weight < limit }

  /// Adds a frame that differs to the film strip.
  package mutating func add(_ frame: ReportedFrame) {
    var frame = frame
    if weight + frame.weight > limit {
      frame = frame.withoutPictures
      weight = limit
    }
    if frame.expected == nil, frame.actual == nil, frame.size != nil || !hasRoom { omitted += 1 }
    weight += frame.weight
    entries.append(Self.entry(frame, number: entries.count))
  }

  private static func entry(_ frame: ReportedFrame, number: Int) -> String {
    var attributes = ["data-index": "\(number)", "data-name": frame.name]
    attributes["data-kinds"] = frame.differences.map(\.kind.rawValue).joined(separator: " ")
    attributes["data-text"] = frame.differences
      .map { "\($0.kind.rawValue) – \($0.subject): \($0.message)" }.joined(separator: "\n")
    attributes["data-expected"] = frame.expected.map(Markup.dataAddress)
    attributes["data-actual"] = frame.actual.map(Markup.dataAddress)
    attributes["data-heat"] = frame.heatMap.map(Markup.dataAddress)
    if let size = frame.size {
      attributes["data-width"] = "\(size.width)"
      attributes["data-height"] = "\(size.height)"
    }
    if let box = frame.bounds {
      attributes["data-box"] = "\(box.x) \(box.y) \(box.width) \(box.height)"
    }
    let list = attributes.sorted { $0.key < $1.key }
      .map { "\($0.key)=\"\(Markup.escaped($0.value))\"" }.joined(separator: " ")
    return """
      <li><button type="button" class="frame" \(list)><span class="thumb"></span>\
      <bdi>\(Markup.escaped(frame.name))</bdi>\
      <small>\(Markup.escaped(frame.differences.map(\.kind.rawValue).joined(separator: ", ")))</small>\
      </button></li>

      """
  }

  /// The whole page.
  package var text: String {
    let differences = comparison.differences
    let verdict = comparison.isSame ? "same" : "differs"
    return """
      <!DOCTYPE html>
      <html lang="en" data-verdict="\(verdict)" data-differences="\(differences.count)">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; \
      style-src 'unsafe-inline'; script-src 'unsafe-inline'">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>\(Markup.escaped("\(verdict): \(a) and \(b)"))</title>
      <style>
      \(Self.style)</style>
      </head>
      <body>
      <header>
      <h1 id="verdict">\(heading)</h1>
      <p>A, expected: <code id="a"><bdi>\(Markup.escaped(a))</bdi></code><br>
      B, actual: <code id="b"><bdi>\(Markup.escaped(b))</bdi></code></p>
      </header>
      <main>
      \(entries.isEmpty ? "" : Self.viewer(entries.joined()))\(note)\(table)</main>
      <script>
      \(Self.script)</script>
      </body>
      </html>

      """
  }

  private var heading: String {
    let frames = Figures.frames(comparison.frames.count)
    if comparison.isSame { return "\(frames), no difference" }
    let count = comparison.differences.count
    return "\(count == 1 ? "1 difference" : "\(count) differences") in \(frames)"
  }

  private var note: String {
    if omitted == 0 { return "" }
    return """
      <p id="omitted" data-count="\(omitted)">\(Figures.frames(omitted)) without pictures: the page \
      would have become too large.</p>

      """
  }

  private var table: String {
    if comparison.isSame { return "" }
    let rows = comparison.differences.map { difference in
      """
      <tr data-kind="\(difference.kind.rawValue)"><td>\(difference.kind.rawValue)</td>\
      <td><bdi>\(Markup.escaped(difference.subject))</bdi></td>\
      <td>\(Markup.escaped(difference.message))</td></tr>

      """
    }
    return """
      <section>
      <h2>Differences</h2>
      <table id="differences">
      <thead><tr><th scope="col">Kind</th><th scope="col">Where</th><th scope="col">What</th></tr>\
      </thead>
      <tbody>
      \(rows.joined())</tbody>
      </table>
      </section>

      """
  }
}
