import Comparison
import QuartzCore
import TestSupport
import Testing

@testable import Golden

@Suite struct RecordTextTests {
  private func layer(_ path: String, _ properties: [(String, PropertyValue)]) -> LayerState {
    LayerState(
      path: path, properties: properties.map { LayerState.Property(name: $0.0, value: $0.1) })
  }

  private func record() -> GoldenRecord {
    let hash = { (number: Int) in PixelHash(ofBytes: [UInt8(number)]) }
    let moments = (0..<6).map { number -> [LayerState] in
      let root = layer("root", [("opacity", .numbers([1]))])
      if (2...3).contains(number) { return [root] }
      let path = PropertyValue.word(number > 4 ? "M0 0\n\\" : "null")
      let position = PropertyValue.numbers([Double(number) * 1.5, 7])
      return [
        root,
        layer(
          "root/a \"b\" é",
          [("position", position), ("path", path), ("hidden", .word("true"))]),
      ]
    }
    return GoldenRecord(
      scene: "a \"scene\"", options: [.init("fps", "60"), .init("set", "a=1")],
      facts: [.init("seed", "1")], size: PixelSize(width: 4, height: 3), stills: [0, 5],
      keepsFrames: false,
      frames: [0, 1, 2, 2, 2, 5].enumerated().map { .init(number: $0 + 10, hash: hash($1)) },
      layers: LayerHistory(moments))
  }

  @Test func aRecordIsReadAsItWasWritten() throws {
    var record = record()
    record.stills = [10, 15]
    let text = record.text
    #expect(text.contains("\n12-14 "))
    #expect(text.contains("\nthere 0-1 4-5\n"))
    let read = try GoldenRecord(text: text)
    #expect(read.text == text)
    #expect(read.frames == record.frames && read.options == record.options)
    #expect(read.scene == record.scene && read.facts == record.facts)
  }

  @Test func pathsOfLayersAreWrittenFromWhereTheyDivergeFromThoseBefore() throws {
    var record = record()
    record.stills = []
    let paths = ["a", "a/b", "a/b/c d", "a/b/c", "a/x[1]", "a/x[1]/mask", "a/b/e/f", "z", "z/a"]
    record.layers = LayerHistory(record.frames.map { _ in paths.map { layer($0, []) } })
    let lines = record.text.split(separator: "\n").filter { $0.hasPrefix("layer ") }
    #expect(
      lines.map { $0.dropFirst(6) } == [
        "a", "/b", "//c d", "//c", "/x[1]", "//mask", "/b/e/f", "z", "/a",
      ])
    #expect(try GoldenRecord(text: record.text).layers.layers.map(\.path) == paths)
    for nonsense in ["layer ///b", "layer /", "layer //"] {
      let body =
        record.text.split(separator: "\n").dropLast()
        .map { $0 == "layer /b" ? nonsense : String($0) }.joined(separator: "\n") + "\n"
      #expect(throws: GoldenError.self) {
        try GoldenRecord(text: body + "end \(PixelHash(ofBytes: Array(body.utf8)).text)\n")
      }
    }
  }

  /// Nothing that was cut or changed is taken for a record, and nothing traps.
  @Test func damagedTextIsNeverARecord() throws {
    var record = record()
    record.stills = []
    let bytes = Array(record.text.utf8)
    for count in 0..<bytes.count {
      #expect(throws: GoldenError.self) {
        try GoldenRecord(text: String(decoding: bytes[..<count], as: UTF8.self))
      }
    }
    for place in bytes.indices {
      var other = bytes
      other[place] ^= 1
      #expect(throws: GoldenError.self) {
        try GoldenRecord(text: String(decoding: other, as: UTF8.self))
      }
    }
  }

  @Test func aRecordWithTheLineEndsOfWindowsIsNamedAsSuch() throws {
    let text = record().text.split(separator: "\n").map { $0 + "\r\n" }.joined()
    #expect(throws: GoldenError.windowsLines) { try GoldenRecord(text: text) }
  }

  /// With a last line that fits, so that everything before it is looked at.
  @Test func nonsenseInALineIsNamedAndNothingTraps() throws {
    var record = record()
    record.stills = []
    let lines = record.text.split(separator: "\n").dropLast().map(String.init)
    var refused = 0
    for place in lines.indices.dropFirst() {
      for nonsense in [
        "", "x", lines[place] + " 9223372036854775807", lines[place] + "x99999999999",
        lines[place].replacing(" ", with: " -9223372036854775808 "), "frames 9999999",
        "@0 4 9223372036854775807 9223372036854775807x3", "@0 0 1x0", "@0 10 1x6", "layer",
        "position @77", "there 5-1", "there 0-6", "position \"",
      ] {
        var changed = lines
        changed[place] = nonsense
        let body = changed.joined(separator: "\n") + "\n"
        let end = "end \(PixelHash(ofBytes: Array(body.utf8)).text)\n"
        do {
          _ = try GoldenRecord(text: body + end)
        } catch {
          refused += 1
        }
      }
    }
    #expect(refused > lines.count * 8)
  }

  @Test func numbersComeBackWithinWhatIsKept() {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<200 {
      let size = Double.random(in: -6...9, using: &random)
      let scale = (0..<Int(abs(size))).reduce(1.0) { value, _ in size < 0 ? value / 10 : value * 10
      }
      let numbers = (0..<40).map { _ in Double.random(in: -1...1, using: &random) * scale }
      let series = NumberSeries(numbers)
      #expect(NumberSeries(series.text, count: 40) == series)
      for (place, number) in numbers.enumerated() {
        #expect(series[place].isNear(number))
        #expect(Decimal(series[place].text)?.number == series[place].number)
      }
    }
  }

  @Test func aSmoothMovementIsShort() {
    let series = NumberSeries((0..<60).map { Double($0) * 2.5 })
    #expect(series.text == "2 0 250 0x58")
  }

  @Test func aValueThatDiffersIsNamedWithItsLayer() {
    let before = LayerHistory([
      [layer("root", []), layer("root/box", [("opacity", .numbers([0.5]))])],
      [layer("root", []), layer("root/box", [("opacity", .numbers([0.75]))])],
    ])
    let now = [
      layer("root", [("cornerRadius", .numbers([2]))]),
      layer("root/box", [("opacity", .numbers([0.5]))]), layer("root/new", []),
      layer("root/new/child", []),
    ]
    #expect(
      before.differences(at: 1, from: now).map(\.message) == [
        "root: cornerRadius is 2 instead of 0",
        "root/box: animated opacity is 0.5 instead of 0.75",
        "root/new is there and was not",
      ])
    #expect(before.differences(at: 0, from: Array(now.prefix(2))).count == 1)
    #expect(
      before.differences(at: 0, from: [layer("root", [])]).map(\.message)
        == ["root/box is not there and was there"])
  }

  private func record(of value: PropertyValue, named name: String = "value") throws -> LayerHistory
  {
    var record = record()
    record.stills = []
    record.layers = LayerHistory(record.frames.map { _ in [layer("box", [(name, value)])] })
    return try GoldenRecord(text: record.text).layers
  }

  /// A value differs where it is off by more than the last digit kept, whatever is written of it.
  @Test(
    arguments: [
      (1, 0.0001), (20, 0.001), (4, 0.0001), (-20, 0.001), (100, 0.01), (375, 0.01),
      (20_000, 1), (123_456, 1), (0.5, 0.0001), (0.002, 0.000_001), (-0.002, 0.000_001),
      (1e-7, 1e-9), (0, 1e-9), (9.99996, 0.001), (1e12, 1), (2.5, 0.0001),
    ])
  func whatIsOffByMoreThanTheLastDigitKeptDiffers(value: Double, digit: Double) throws {
    let recorded = try record(of: .numbers([7, value]))
    let differs = { (number: Double) in
      !recorded.differences(
        at: 3, from: [self.layer("box", [("value", .numbers([7, number]))])]
      ).isEmpty
    }
    for sign in [-1.0, 1] {
      #expect(differs(value + sign * digit))
      #expect(!differs(value + sign * digit / 32))
    }
    #expect(!differs(value))
  }

  @Test func coloursListsMatricesAndTextsDiffer() throws {
    let values: [(PropertyValue, PropertyValue)] = [
      (.numbers([1, 0, 0, 1]), .numbers([0.5, 0, 0, 1])),
      (.numbers([1, 0, 0, 1]), .numbers([1, 0, 0.001, 1])),
      (.numbers([1, 0, 0, 1]), .word("null")),
      (.numbers([4, 2]), .numbers([4, 2, 4])),
      (.word("20"), .word("20.5")),
      (PropertyValue(.array([])), .numbers([4, 2])),
      (
        .numbers([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, -0.002, 0, 0, 0, 1]),
        .numbers([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, -0.0025, 0, 0, 0, 1])
      ),
    ]
    for (one, other) in values {
      for (before, after) in [(one, other), (other, one)] {
        let recorded = try record(of: before)
        #expect(recorded.differences(at: 0, from: [layer("box", [("value", before)])]).isEmpty)
        #expect(
          recorded.differences(at: 0, from: [layer("box", [("value", after)])]).map(\.message)
            == ["box: value is \(after.text) instead of \(before.text)"])
      }
    }
  }

  /// What is left out is there exactly, so that any other value differs.
  @Test func whatRestsDiffersByTheLeastChange() throws {
    let recorded = try record(of: .numbers([1]), named: "opacity")
    let message = { (opacity: Double) in
      recorded.differences(
        at: 0, from: [self.layer("box", [("opacity", .numbers([opacity]))])]
      ).map(\.message)
    }
    #expect(message(1).isEmpty)
    #expect(message(0.5) == ["box: opacity is 0.5 instead of 1"])
    #expect(message(0.99999) == ["box: opacity is 0.99999 instead of 1"])
  }

  @Test func layersOfOneNameAreToldApart() {
    let named = { (name: String) in
      OrderedJSON.object([("name", .string(name)), ("class", .string("CALayer"))])
    }
    let root = OrderedJSON.object([
      ("name", .null), ("class", .string("CALayer")),
      ("sublayers", .array([named("a"), named("b/c"), named("a"), named("")])),
    ])
    #expect(
      LayerState.layers(of: root).map(\.path)
        == ["CALayer", "CALayer/a[0]", "CALayer/b\\u{2f}c", "CALayer/a[1]", "CALayer/CALayer"])
    #expect(LayerState.path(of: [2], below: root) == "CALayer/a[1]")
  }
}
