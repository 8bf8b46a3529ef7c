/// A canonical Huffman code as deflate uses them, with its memory kept from code to code.
struct HuffmanCode: ~Copyable {
  private let longest: Int
  /// Bits of each symbol; 0 for those that do not occur.
  private(set) var lengths: [UInt8]
  /// The code of each symbol, first bit lowest, times 16, plus its length.
  private(set) var codes: [UInt32]
  /// Those that occur, rarest first: count times 1,024, plus the symbol.
  private var ranked: [UInt64] = []
  private var scratch: [UInt64] = []
  private var sums: [UInt64] = []
  private var tree: [UInt64] = []

  /// - Parameters:
  ///   - symbols: how many there are.
  ///   - longest: the most bits of a code, at most 15, and enough for all symbols.
  init(symbols: Int, longest: Int) {
    self.longest = longest
    lengths = [UInt8](repeating: 0, count: symbols)
    codes = [UInt32](repeating: 0, count: symbols)
    ranked.reserveCapacity(symbols)
  }

  /// Symbols up to the last that occurs.
  var usedCount: Int { (lengths.lastIndex { $0 > 0 } ?? -1) + 1 }

  /// Makes the shortest code for symbols that occur so often. At least two of them have a code,
  /// occurring or not: some readers refuse less.
  mutating func build(from counts: [UInt32]) {
    let isBuilt = Self.buildAtOnce(
      from: counts, longest: longest, to: &lengths, &codes)
    if isBuilt { return }
    ranked.removeAll(keepingCapacity: true)
    let span = counts.span
    for symbol in span.indices where span[symbol] > 0 {
      ranked.append(UInt64(span[symbol]) &<< 10 | UInt64(symbol))
    }
    for symbol in 0..<2 where ranked.count < 2 && counts[symbol] == 0 {
      ranked.append(1 << 10 | UInt64(symbol))
      // In order, for what sorts them.
      if ranked.count == 2, ranked[0] & 1023 > ranked[1] & 1023 { ranked.swapAt(0, 1) }
    }
    Self.sort(&ranked, by: &scratch)
    var numbers = Self.depths(of: ranked, sums: &sums, by: &tree, longest: longest)
    shorten(&numbers)
    Self.assign(numbers, longest: longest, ranked: ranked, to: &lengths, &codes)
  }

  private static func buildAtOnce(
    from counts: [UInt32], longest: Int, to lengths: inout [UInt8], _ codes: inout [UInt32]
  ) -> Bool {
    var lengths = lengths.mutableSpan
    var codes = codes.mutableSpan
    return RowKernels.buildCode(
      from: counts.span, longest: longest, lengths: &lengths, codes: &codes)
  }

  /// Sorts symbols, which are in order, by how often they occur: byte by byte of their counts.
  private static func sort(_ ranked: inout [UInt64], by scratch: inout [UInt64]) {
    if scratch.count != ranked.count {
      scratch.removeAll(keepingCapacity: true)
      scratch.append(contentsOf: ranked)
    }
    var all: UInt64 = 0
    for entry in ranked { all |= entry &>> 10 }
    var shift: UInt64 = 10
    while all > 0 {
      order(ranked.span, by: shift, into: &scratch)
      swap(&ranked, &scratch)
      shift += 8
      all &>>= 8
    }
  }

  /// One step of that: by the byte at `shift`.
  private static func order(
    _ source: Span<UInt64>, by shift: UInt64, into target: inout [UInt64]
  ) {
    var target = target.mutableSpan
    var offsets = InlineArray<256, Int>(repeating: 0)
    for offset in source.indices {
      offsets[Int(truncatingIfNeeded: source[offset] &>> shift & 255)] &+= 1
    }
    var next = 0
    for byte in 0..<256 {
      let count = offsets[byte]
      offsets[byte] = next
      next &+= count
    }
    for offset in source.indices {
      let byte = Int(truncatingIfNeeded: source[offset] &>> shift & 255)
      target[offsets[byte]] = source[offset]
      offsets[byte] &+= 1
    }
  }

  /// How many codes have each length: the minimum-redundancy lengths (Moffat and Katajainen, 1995),
  /// those that are too long cut to the longest.
  private static func depths(
    of ranked: [UInt64], sums: inout [UInt64], by memory: inout [UInt64], longest: Int
  ) -> InlineArray<16, Int> {
    let count = ranked.count
    let leaves = ranked.span
    // Of inner nodes the weight, greater than any that there is where they are not yet made.
    if sums.count < count { sums = [UInt64](repeating: 0, count: ranked.capacity) }
    if memory.count < count { memory = [UInt64](repeating: 0, count: ranked.capacity) }
    var sums = sums.mutableSpan
    var tree = memory.mutableSpan
    for offset in 0..<count { sums[offset] = .max }
    var root = 0
    var leaf = 0
    for next in 0..<count &- 1 {
      var weight: UInt64 = 0
      // Which of both is lighter cannot be guessed, so that it is computed instead of asked.
      for _ in 0..<2 {
        let inner = sums[root]
        let outer = leaf < count ? leaves[leaf] &>> 10 : .max &- 1
        let takesRoot = inner < outer ? 1 : 0
        tree[root] = UInt64(truncatingIfNeeded: next)
        weight &+= takesRoot == 1 ? inner : outer
        root &+= takesRoot
        leaf &+= 1 &- takesRoot
      }
      sums[next] = weight
    }
    // Places of parents become depths of inner nodes.
    tree[count - 2] = 0
    var next = count - 3
    while next >= 0 {
      tree[next] = tree[Int(tree[next])] &+ 1
      next &-= 1
    }
    // Depths of inner nodes become numbers of leaves at each depth.
    var numbers = InlineArray<16, Int>(repeating: 0)
    var available = 1
    var depth = 0
    var node = count - 2
    while available > 0 {
      var inner = 0
      while node >= 0, tree[node] == UInt64(depth) {
        inner &+= 1
        node &-= 1
      }
      numbers[min(depth, longest)] += available - inner
      available = 2 * inner
      depth &+= 1
    }
    return numbers
  }

  /// Lengthens short codes until those that were cut to the longest fit again.
  private func shorten(_ numbers: inout InlineArray<16, Int>) {
    var taken = 0
    for length in 1...longest { taken += numbers[length] << (longest - length) }
    while taken > 1 << longest {
      guard let length = (1..<longest).last(where: { numbers[$0] > 0 }) else { return }
      numbers[longest] -= 1
      numbers[length] -= 1
      numbers[length + 1] += 2
      taken -= 1
    }
  }

  /// Gives the rarest symbols the longest codes, and out codes of a length in the order of their
  /// symbols, after all shorter ones.
  private static func assign(
    _ numbers: InlineArray<16, Int>, longest: Int, ranked: [UInt64],
    to lengths: inout [UInt8], _ codes: inout [UInt32]
  ) {
    let ranked = ranked.span
    var lengths = lengths.mutableSpan
    var codes = codes.mutableSpan
    for symbol in lengths.indices { lengths[symbol] = 0 }
    var offset = 0
    var length = longest
    while length > 0 {
      for _ in 0..<numbers[length] {
        lengths[Int(truncatingIfNeeded: ranked[offset] & 1023)] = UInt8(truncatingIfNeeded: length)
        offset &+= 1
      }
      length &-= 1
    }
    var next = InlineArray<17, UInt32>(repeating: 0)
    for length in 1..<16 { next[length + 1] = (next[length] + UInt32(numbers[length])) << 1 }
    for symbol in lengths.indices {
      let length = Int(lengths[symbol])
      // No code is 0: of length 0 none is given out.
      let reversed = next[length].reversedBits &>> UInt32(truncatingIfNeeded: 32 &- length)
      codes[symbol] = reversed &<< 4 | UInt32(truncatingIfNeeded: length)
      next[length] &+= length > 0 ? 1 : 0
    }
  }
}

extension UInt32 {
  /// The bits from last to first.
  fileprivate var reversedBits: UInt32 {
    var value = self
    value = value >> 1 & 0x5555_5555 | (value & 0x5555_5555) << 1
    value = value >> 2 & 0x3333_3333 | (value & 0x3333_3333) << 2
    value = value >> 4 & 0x0F0F_0F0F | (value & 0x0F0F_0F0F) << 4
    return value.byteSwapped
  }
}
