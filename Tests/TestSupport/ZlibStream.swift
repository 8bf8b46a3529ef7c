/// What a zlib stream holds, unpacked as RFC 1950 and RFC 1951 say and without any library: a second
/// opinion on what the library writes, and on what the library reads.
package struct ZlibStream {
  package enum Block: Equatable {
    case stored, fixed, dynamic
  }

  /// What is wrong with a stream, in one line.
  package struct Trouble: Error, Equatable, CustomStringConvertible {
    package var description: String
    init(_ text: String) { description = text }
  }

  package private(set) var bytes: [UInt8] = []
  /// How each of its blocks is packed.
  package private(set) var blocks: [Block] = []
  /// How far back its copies may reach.
  private let window: Int

  /// - Throws: `Trouble` for anything that the two documents do not allow, a wrong checksum, and bytes
  ///   after the end.
  package init(_ stream: [UInt8]) throws {
    var bits = Bits(stream)
    let (method, flags) = (try bits.take(8), try bits.take(8))
    guard method & 15 == 8, method >> 4 <= 7 else { throw Trouble("not packed by deflate") }
    guard (method << 8 | flags) % 31 == 0 else { throw Trouble("a header that does not check") }
    guard flags & 32 == 0 else { throw Trouble("a dictionary is asked for") }
    window = 1 << (8 + method >> 4)
    var isLast = false
    while !isLast {
      isLast = try bits.take(1) == 1
      switch try bits.take(2) {
      case 0: try addStored(&bits)
      case 1:
        let literals = try Code(lengths: Self.fixedLengths)
        let distances = try Code(lengths: Array(repeating: 5, count: 32))
        try addPacked(&bits, as: .fixed, literals: literals, distances: distances)
      case 2:
        let (literals, distances) = try Self.codes(&bits)
        try addPacked(&bits, as: .dynamic, literals: literals, distances: distances)
      default: throw Trouble("a block of no kind")
      }
    }
    bits.skipToByte()
    let sum = try (0..<4).reduce(0) { sum, _ in try sum << 8 | bits.take(8) }
    guard sum == Self.adler32(bytes) else { throw Trouble("a wrong Adler-32") }
    guard bits.isAtEnd else { throw Trouble("bytes after the end") }
  }

  private mutating func addStored(_ bits: inout Bits) throws {
    blocks.append(.stored)
    bits.skipToByte()
    let (count, inverted) = (try bits.take(16), try bits.take(16))
    guard count == inverted ^ 0xFFFF else { throw Trouble("a stored block of two lengths") }
    for _ in 0..<count { bytes.append(UInt8(try bits.take(8))) }
  }

  private mutating func addPacked(
    _ bits: inout Bits, as block: Block, literals: Code, distances: Code
  ) throws {
    blocks.append(block)
    while true {
      let symbol = try bits.symbol(of: literals)
      if symbol < 256 {
        bytes.append(UInt8(symbol))
        continue
      }
      if symbol == 256 { return }
      guard symbol <= 285 else { throw Trouble("there is no length \(symbol)") }
      let (base, extra) = Self.lengths[symbol - 257]
      let length = base + (try bits.take(extra))
      let place = try bits.symbol(of: distances)
      guard place <= 29 else { throw Trouble("there is no distance \(place)") }
      let (start, more) = Self.distances[place]
      let distance = start + (try bits.take(more))
      guard distance <= bytes.count else { throw Trouble("a copy from before the beginning") }
      guard distance <= window else { throw Trouble("a copy from beyond the window") }
      let from = bytes.count - distance
      for source in from..<from + length { bytes.append(bytes[source]) }
    }
  }

  /// The two codes at the head of a dynamic block.
  private static func codes(_ bits: inout Bits) throws -> (literals: Code, distances: Code) {
    let literalCount = try bits.take(5) + 257
    let distanceCount = try bits.take(5) + 1
    guard literalCount <= 286, distanceCount <= 30 else { throw Trouble("a code of too many") }
    let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
    var lengths = [Int](repeating: 0, count: 19)
    for place in order.prefix(try bits.take(4) + 4) { lengths[place] = try bits.take(3) }
    let code = try Code(lengths: lengths, mayBeOne: false)
    lengths = []
    while lengths.count < literalCount + distanceCount {
      let symbol = try bits.symbol(of: code)
      switch symbol {
      case 16:
        guard let last = lengths.last else { throw Trouble("the first length is repeated") }
        lengths += Array(repeating: last, count: 3 + (try bits.take(2)))
      case 17: lengths += Array(repeating: 0, count: 3 + (try bits.take(3)))
      case 18: lengths += Array(repeating: 0, count: 11 + (try bits.take(7)))
      default: lengths.append(symbol)
      }
    }
    guard lengths.count == literalCount + distanceCount else {
      throw Trouble("lengths beyond the codes")
    }
    guard lengths[256] > 0 else { throw Trouble("a block without an end") }
    return (
      try Code(lengths: Array(lengths[..<literalCount])),
      try Code(lengths: Array(lengths[literalCount...]))
    )
  }

  /// Of the literals and lengths in a fixed block, in bits.
  private static let fixedLengths = (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 }

  /// By symbol from 257: the shortest length, and how many bits are added to it.
  private static let lengths: [(base: Int, extra: Int)] =
    ranges(from: 3, extras: (0..<28).map { max(0, $0 / 4 - 1) }) + [(258, 0)]

  /// By symbol: the shortest distance, and how many bits are added to it.
  private static let distances = ranges(from: 1, extras: (0..<30).map { max(0, $0 / 2 - 1) })

  private static func ranges(from first: Int, extras: [Int]) -> [(base: Int, extra: Int)] {
    var base = first
    return extras.map { extra in
      defer { base += 1 << extra }
      return (base, extra)
    }
  }

  /// The checksum of RFC 1950.
  package static func adler32(_ bytes: [UInt8]) -> Int {
    var (sum, sums) = (1, 0)
    for byte in bytes {
      sum = (sum + Int(byte)) % 65_521
      sums = (sums + sum) % 65_521
    }
    return sums << 16 | sum
  }
}

extension ZlibStream {
  /// Bits from the lowest of each byte on.
  private struct Bits {
    private let bytes: [UInt8]
    private var place = 0
    /// Taken from `bytes`, and not used yet.
    private var held = 0
    private var count = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    private mutating func hold(_ wanted: Int) {
      while count < wanted, place < bytes.count {
        held |= Int(bytes[place]) << count
        place += 1
        count += 8
      }
    }

    private mutating func drop(_ number: Int) throws {
      guard number <= count else { throw Trouble("cut off") }
      held >>= number
      count -= number
    }

    /// The next so many bits, the first one lowest.
    mutating func take(_ number: Int) throws -> Int {
      hold(number)
      let value = held & (1 << number - 1)
      try drop(number)
      return value
    }

    mutating func symbol(of code: Code) throws -> Int {
      hold(code.longest)
      let entry = code.entries[held & (1 << code.longest - 1)]
      guard entry.length > 0 else {
        throw Trouble(count < code.longest ? "cut off" : "bits without a symbol")
      }
      try drop(entry.length)
      return entry.symbol
    }

    /// Drops what is left of a byte that was begun.
    mutating func skipToByte() {
      held >>= count % 8
      count -= count % 8
    }

    var isAtEnd: Bool { count == 0 && place == bytes.count }
  }

  /// Symbols by the bits that begin with theirs.
  private struct Code {
    let longest: Int
    /// Of every pattern of `longest` bits; where it begins no symbol, the length is 0.
    private(set) var entries: [(symbol: Int, length: Int)]

    /// - Parameters:
    ///   - lengths: in bits, by symbol; 0 for those that do not occur.
    ///   - mayBeOne: one symbol of one bit, or none at all, may leave other bits over.
    init(lengths: [Int], mayBeOne: Bool = true) throws {
      longest = max(1, lengths.max() ?? 0)
      entries = Array(repeating: (0, 0), count: 1 << longest)
      var next = 0
      for length in 1...longest {
        next <<= 1
        for symbol in lengths.indices where lengths[symbol] == length {
          guard next < 1 << length else { throw Trouble("a code of more than all bits") }
          var pattern = 0
          for bit in 0..<length where next >> bit & 1 == 1 { pattern |= 1 << (length - 1 - bit) }
          for entry in stride(from: pattern, to: 1 << longest, by: 1 << length) {
            entries[entry] = (symbol, length)
          }
          next += 1
        }
      }
      guard next == 1 << longest || mayBeOne && longest == 1 else {
        throw Trouble("a code of less than all bits")
      }
    }
  }
}
