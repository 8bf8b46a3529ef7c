extension LayerHistory {
  /// The history in lines. Equal series are written once, and each `/` before a layer's path stands
  /// for a part that it shares with the path before:
  /// ```
  /// series 2
  /// @0 4 10000 -5 3 0x12
  /// @1 "true"x12 "false"x168
  /// layers 2
  /// layer CALayer/box
  /// position 12.5 @0
  /// hidden @1
  /// layer //late
  /// there 90-179
  /// opacity 0.5
  /// ```
  var lines: [String] {
    var names: [String: Int] = [:]
    var series: [String] = []
    let name = { (text: String) -> String in
      if let known = names[text] { return "@\(known)" }
      names[text] = series.count
      series.append(text)
      return "@\(series.count - 1)"
    }
    var body: [String] = []
    var before: [Substring] = []
    for layer in layers {
      let parts = layer.path.split(separator: "/")
      let shared = zip(before, parts.dropLast()).prefix { $0 == $1 }.count
      before = parts
      let rest = parts.dropFirst(shared).joined(separator: "/")
      body.append("layer \(String(repeating: "/", count: shared))\(rest)")
      if layer.presence != [0..<count] {
        let runs = layer.presence.map { "\($0.lowerBound)-\($0.upperBound - 1)" }
        body.append("there \(runs.joined(separator: " "))")
      }
      for property in layer.properties {
        let words =
          switch property.series {
          case .numbers(let parts): parts.map { $0.constant?.text ?? name($0.text) }
          case .words(let words):
            property.series.isConstant
              ? [QuotedWord.text(of: words.first ?? "")] : [name(words.text)]
          }
        body.append(([property.name] + words).joined(separator: " "))
      }
    }
    return ["series \(series.count)"] + series.enumerated().map { "@\($0.offset) \($0.element)" }
      + ["layers \(layers.count)"] + body
  }

  /// Reads what `lines` writes of `count` frames.
  init(_ reader: inout LineReader, count: Int) throws(GoldenError) {
    self.init(count: count, layers: [])
    var series: [Series] = []
    for index in 0..<(try reader.number(after: "series", upTo: 1_000_000)) {
      let text = try reader.text(after: "@\(index)")
      if text.hasPrefix("\"") {
        guard let words = WordSeries(text, count: count) else { throw reader.unreadable }
        series.append(.words(words))
      } else {
        guard let numbers = NumberSeries(text, count: count) else { throw reader.unreadable }
        series.append(.numbers([numbers]))
      }
    }
    for _ in 0..<(try reader.number(after: "layers", upTo: 1_000_000)) {
      layers.append(try Layer(&reader, series, count: count, after: layers.last?.path ?? ""))
    }
  }
}

extension LayerHistory.Layer {
  fileprivate init(
    _ reader: inout LineReader, _ series: [LayerHistory.Series], count: Int, after before: String
  ) throws(GoldenError) {
    let text = try reader.text(after: "layer")
    let rest = text.drop { $0 == "/" }
    let shared = before.split(separator: "/").prefix(text.count - rest.count)
    guard !rest.isEmpty, shared.count == text.count - rest.count else { throw reader.unreadable }
    let path = (shared + [rest]).joined(separator: "/")
    self.init(path: path, presence: [0..<count], properties: [])
    while let line = reader.peek(), !line.hasPrefix("layer "), !line.hasPrefix("end ") {
      reader.advance()
      let words = line.split(separator: " ", maxSplits: 1)
      guard words.count == 2 else { throw reader.unreadable }
      if words[0] == "there" {
        presence = try Self.presence(words[1], reader, count: count)
      } else {
        properties.append(
          (String(words[0]), try Self.series(words[1], reader, series, count: count)))
      }
    }
  }

  private static func presence(
    _ text: Substring, _ reader: LineReader, count: Int
  ) throws(GoldenError) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    for run in text.split(separator: " ") {
      let ends = run.split(separator: "-").compactMap { Int($0) }
      guard ends.count == 2, ends[0] >= runs.last?.upperBound ?? 0, ends[0] <= ends[1],
        ends[1] < count
      else { throw reader.unreadable }
      runs.append(ends[0]..<ends[1] + 1)
    }
    return runs
  }

  private static func series(
    _ text: Substring, _ reader: LineReader, _ series: [LayerHistory.Series], count: Int
  ) throws(GoldenError) -> LayerHistory.Series {
    if text.hasPrefix("\"") {
      var rest = text
      guard let word = QuotedWord.take(from: &rest), rest.isEmpty else { throw reader.unreadable }
      return .words(WordSeries(runs: [(word, count)]))
    }
    var parts: [NumberSeries] = []
    for word in text.split(separator: " ") {
      if word.hasPrefix("@") {
        guard let index = Int(word.dropFirst()), series.indices.contains(index) else {
          throw reader.unreadable
        }
        switch series[index] {
        case .numbers(let numbers): parts += numbers
        case .words: return series[index]
        }
      } else {
        guard let constant = Decimal(recorded: word) else { throw reader.unreadable }
        parts.append(NumberSeries(repeating: constant, count: count))
      }
    }
    return .numbers(parts)
  }
}
