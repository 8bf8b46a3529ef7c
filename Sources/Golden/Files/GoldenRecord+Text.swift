import Comparison

extension GoldenRecord {
  /// The file: a line for each thing, so that version control shows what changed. A record has one
  /// text.
  package var text: String {
    var lines = ["zoetrope golden \(Self.version)", "scene \(QuotedWord.text(of: scene))"]
    lines += options.map { "option \($0.name) \(QuotedWord.text(of: $0.value))" }
    lines += facts.map { "fact \($0.name) \(QuotedWord.text(of: $0.value))" }
    lines.append("size \(size)")
    lines.append(
      "stills \(stills.isEmpty ? "none" : stills.map(String.init).joined(separator: " "))")
    lines.append("pictures \(keepsFrames ? "all" : "stills")")
    lines.append("frames \(frames.count)")
    lines += frameLines
    lines += layers.lines
    let body = lines.joined(separator: "\n") + "\n"
    return body + "end \(PixelHash(ofBytes: Array(body.utf8)).text)\n"
  }

  /// Frames in a row with the same pixels share a line.
  private var frameLines: [String] {
    var lines: [String] = []
    var rest = frames[...]
    while let first = rest.first {
      var last = first
      while let next = rest.dropFirst().first, next.hash == first.hash,
        next.number == last.number + 1
      {
        last = next
        rest = rest.dropFirst()
      }
      rest = rest.dropFirst()
      let name = last.number == first.number ? "\(first.number)" : "\(first.number)-\(last.number)"
      lines.append("\(name) \(first.hash.text)")
    }
    return lines
  }

  /// Reads a file.
  package init(text: String) throws(GoldenError) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    // To a string "\r\n" is one character, and no end of a line.
    if lines[0].hasPrefix("zoetrope golden "), lines[0].contains("\r\n") { throw .windowsLines }
    let title = (lines.first ?? "").split(separator: " ", maxSplits: 2).map(String.init)
    guard title.count == 3, title[0] == "zoetrope", title[1] == "golden" else { throw .foreign }
    guard let version = Int(title[2]) else { throw .foreign }
    if version > Self.version { throw .newer(version: title[2]) }
    guard version == Self.version else { throw .foreign }
    try Self.checkEnd(of: text, lines)
    var reader = LineReader(lines)
    reader.advance()
    scene = try Self.word(reader.text(after: "scene"), reader)
    options = try Self.entries("option", &reader)
    facts = try Self.entries("fact", &reader)
    size = try Self.size(reader.text(after: "size"), reader)
    stills = try Self.stills(reader.text(after: "stills"), reader)
    let pictures = try reader.text(after: "pictures")
    guard ["all", "stills"].contains(pictures) else { throw reader.unreadable }
    keepsFrames = pictures == "all"
    frames = try Self.frames(&reader)
    layers = try LayerHistory(&reader, count: frames.count)
    let numbers = Set(frames.map(\.number))
    guard reader.take("end") != nil, stills.allSatisfy(numbers.contains) else {
      reader.advance()
      throw reader.unreadable
    }
  }

  private static func checkEnd(of text: String, _ lines: [Substring]) throws(GoldenError) {
    guard lines.count > 2, lines.last == "", let end = lines.dropLast().last,
      end.hasPrefix("end ")
    else { throw .truncated }
    let body = text.utf8.dropLast(end.utf8.count + 1)
    guard PixelHash(end.dropFirst(4)) == PixelHash(ofBytes: Array(body)) else { throw .altered }
  }

  private static func word(_ text: String, _ reader: LineReader) throws(GoldenError) -> String {
    var rest = Substring(text)
    guard let word = QuotedWord.take(from: &rest), rest.isEmpty else { throw reader.unreadable }
    return word
  }

  private static func entries(
    _ kind: String, _ reader: inout LineReader
  ) throws(GoldenError) -> [Entry] {
    var entries: [Entry] = []
    while let text = reader.take(kind) {
      let parts = text.split(separator: " ", maxSplits: 1)
      guard parts.count == 2 else { throw reader.unreadable }
      entries.append(Entry(String(parts[0]), try word(String(parts[1]), reader)))
    }
    return entries
  }

  private static func size(_ text: String, _ reader: LineReader) throws(GoldenError) -> PixelSize {
    let sides = text.split(separator: "x").compactMap { Int($0) }
    guard sides.count == 2, sides.allSatisfy({ (1...1_000_000).contains($0) }) else {
      throw reader.unreadable
    }
    return PixelSize(width: sides[0], height: sides[1])
  }

  private static func stills(_ text: String, _ reader: LineReader) throws(GoldenError) -> [Int] {
    if text == "none" { return [] }
    let words = text.split(separator: " ")
    let numbers = words.compactMap { Int($0) }
    guard numbers.count == words.count, zip(numbers, numbers.dropFirst()).allSatisfy(<) else {
      throw reader.unreadable
    }
    return numbers
  }

  private static func frames(_ reader: inout LineReader) throws(GoldenError) -> [Frame] {
    let count = try reader.number(after: "frames", upTo: 10_000_000)
    var frames: [Frame] = []
    while frames.count < count {
      guard let line = reader.peek() else { throw .truncated }
      reader.advance()
      let words = line.split(separator: " ")
      guard words.count == 2, let hash = PixelHash(words[1]) else { throw reader.unreadable }
      let ends = words[0].split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
      guard (1...2).contains(ends.count), let first = ends[0], let last = ends[ends.count - 1],
        first > frames.last?.number ?? -1, first <= last, last - first < count - frames.count
      else { throw reader.unreadable }
      frames += (first...last).map { Frame(number: $0, hash: hash) }
    }
    return frames
  }
}
