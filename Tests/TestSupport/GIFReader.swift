/// A GIF taken apart by hand, so that tests need not believe the code that wrote it.
package struct GIFReader {
  package struct Frame {
    /// Straight RGBA of the whole picture while the frame is shown.
    package var pixels: [UInt8]
    package var delay: Int
    package var left: Int
    package var top: Int
    package var width: Int
    package var height: Int
    package var hasOwnPalette: Bool
    /// The indices as packed.
    package var indices: [UInt8]
  }

  package struct Trouble: Error {
    package var text: String
    init(_ text: String) { self.text = text }
  }

  package private(set) var width = 0
  package private(set) var height = 0
  /// What the block of Netscape says; nil without one.
  package private(set) var repeats: Int?
  package private(set) var frames: [Frame] = []
  private let bytes: [UInt8]
  private var place = 0

  package var delays: [Int] { frames.map(\.delay) }

  package init(_ bytes: [UInt8]) throws {
    self.bytes = bytes
    guard try take(6) == Array("GIF89a".utf8) else { throw Trouble("no signature") }
    (width, height) = (try word(), try word())
    let flags = try byte()
    _ = try take(2)
    let global = try flags & 0x80 != 0 ? take(6 << Int(flags & 7)) : []
    var canvas = [UInt8](repeating: 0, count: width * height * 4)
    var control: (delay: Int, clear: UInt8?, disposal: UInt8) = (0, nil, 0)
    while true {
      switch try byte() {
      case 0x21:
        switch try byte() {
        case 0xF9:
          guard try byte() == 4 else { throw Trouble("a control block has four bytes") }
          let flags = try byte()
          control.delay = try word()
          let clear = try byte()
          control.clear = flags & 1 == 1 ? clear : nil
          control.disposal = flags >> 2 & 7
          guard try byte() == 0 else { throw Trouble("a control block has an end") }
        case 0xFF:
          guard try take(Int(byte())) == Array("NETSCAPE2.0".utf8) else {
            throw Trouble("an unknown application")
          }
          let content = try blocks()
          guard content.count == 3, content[0] == 1 else { throw Trouble("not a loop") }
          repeats = Int(content[1]) | Int(content[2]) << 8
        default: throw Trouble("an unknown extension")
        }
      case 0x2C:
        try readFrame(onto: &canvas, global, control)
      case 0x3B:
        guard place == bytes.count else { throw Trouble("bytes are left") }
        return
      default: throw Trouble("an unknown block")
      }
    }
  }

  private mutating func readFrame(
    onto canvas: inout [UInt8], _ global: [UInt8],
    _ control: (delay: Int, clear: UInt8?, disposal: UInt8)
  ) throws {
    let (left, top) = (try word(), try word())
    let (width, height) = (try word(), try word())
    guard width > 0, height > 0, left + width <= self.width, top + height <= self.height else {
      throw Trouble("a frame outside the picture")
    }
    let flags = try byte()
    let hasOwn = flags & 0x80 != 0
    let palette = try hasOwn ? take(6 << Int(flags & 7)) : global
    let depth = Int(try byte())
    let indices = try Self.unpacked(blocks(), depth: depth, count: width * height)
    var source = 0
    for row in top..<top + height {
      for column in left..<left + width {
        let index = indices[source]
        source += 1
        if index == control.clear { continue }
        let color = Int(index) * 3
        guard color + 2 < palette.count else { throw Trouble("an index outside the palette") }
        let target = (row * self.width + column) * 4
        canvas[target..<target + 4] = palette[color..<color + 3] + [255]
      }
    }
    frames.append(
      Frame(
        pixels: canvas, delay: control.delay, left: left, top: top, width: width, height: height,
        hasOwnPalette: hasOwn, indices: indices))
    guard control.disposal == 2 else { return }
    for row in top..<top + height {
      for place in (row * self.width + left) * 4..<(row * self.width + left + width) * 4 {
        canvas[place] = 0
      }
    }
  }

  /// Plain LZW: every phrase a whole array.
  package static func unpacked(_ bytes: [UInt8], depth: Int, count: Int) throws -> [UInt8] {
    let clear = 1 << depth
    var phrases: [[UInt8]] = []
    var width = depth + 1
    var previous: [UInt8]?
    var result: [UInt8] = []
    var position = 0
    while true {
      guard position + width <= bytes.count * 8 else { throw Trouble("codes without an end") }
      var code = 0
      for bit in 0..<width {
        let from = position + bit
        code |= Int(bytes[from / 8] >> UInt8(from % 8) & 1) << bit
      }
      position += width
      if code == clear {
        phrases = (0..<clear).map { [UInt8($0)] } + [[], []]
        width = depth + 1
        previous = nil
        continue
      }
      if code == clear + 1 { break }
      let phrase: [UInt8]
      if code < phrases.count {
        phrase = phrases[code]
      } else if let previous, code == phrases.count {
        phrase = previous + [previous[0]]
      } else {
        throw Trouble("a code without a phrase")
      }
      result += phrase
      if let previous, phrases.count < 4096 { phrases.append(previous + [phrase[0]]) }
      if phrases.count == 1 << width && width < 12 { width += 1 }
      previous = phrase
    }
    guard result.count == count else { throw Trouble("\(result.count) pixels, not \(count)") }
    guard bytes.count == (position + 7) / 8 else { throw Trouble("bytes after the end code") }
    return result
  }

  private mutating func take(_ count: Int) throws -> [UInt8] {
    guard place + count <= bytes.count else { throw Trouble("cut off") }
    place += count
    return Array(bytes[place - count..<place])
  }

  private mutating func byte() throws -> UInt8 { try take(1)[0] }

  private mutating func word() throws -> Int {
    let bytes = try take(2)
    return Int(bytes[0]) | Int(bytes[1]) << 8
  }

  private mutating func blocks() throws -> [UInt8] {
    var content: [UInt8] = []
    while true {
      let count = Int(try byte())
      if count == 0 { return content }
      content += try take(count)
    }
  }
}
