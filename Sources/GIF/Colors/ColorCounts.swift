/// How often colours occur: a table with open addresses, whose order depends on nothing but what
/// was added. Of more than half a million colours those that differ in the last bit of a component count as one,
/// and if need be in the last two, so that the table stays below 40 MB.
struct ColorCounts: Sendable {
  /// As many colours are told apart.
  private let limit: Int
  /// The bits of a pixel by which they are.
  private var mask: UInt32 = 0xFFFF_FFFF
  private var keys: [UInt32]
  private var counts: [Int]
  /// How often of those in a gradient.
  private var smooth: [Int]
  private(set) var count = 0

  init(limit: Int = 1 << 19) {
    self.limit = limit
    keys = [UInt32](repeating: 0, count: 1024)
    counts = [Int](repeating: 0, count: 1024)
    smooth = counts
  }

  /// Where the colour of `pixel` stands or is to stand.
  @inline(__always)
  private func slot(of bits: UInt32) -> Int {
    let mask = keys.count - 1
    var slot = Int((bits &* 0x9E37_79B1) >> 8) & mask
    while keys[slot] != 0 && keys[slot] != bits { slot = (slot + 1) & mask }
    return slot
  }

  /// Counts `times` more pixels of one colour, `gradual` of them inside a gradient.
  mutating func add(_ pixel: GIFPixel, times: Int, gradual: Int) {
    var slot = slot(of: pixel.bits & mask)
    if keys[slot] == 0 {
      if count >= limit {
        coarsen()
        return add(pixel, times: times, gradual: gradual)
      }
      if count * 2 >= keys.count {
        grow()
        slot = self.slot(of: pixel.bits & mask)
      }
      keys[slot] = pixel.bits & mask
      count += 1
    }
    counts[slot] += times
    smooth[slot] += gradual
  }

  /// Whether most pixels of the colour were inside a gradient.
  func isGradual(_ pixel: GIFPixel) -> Bool {
    let slot = slot(of: pixel.bits & mask)
    return smooth[slot] * 2 > counts[slot]
  }

  /// All colours, in the order of their components, with their counts.
  var sorted: [WeightedColor] {
    keys.indices.filter { keys[$0] != 0 }.sorted { keys[$0] < keys[$1] }.map {
      WeightedColor(color: OpaqueColor(GIFPixel(bits: keys[$0])), weight: counts[$0])
    }
  }

  /// Tells colours apart by one bit less of each component.
  private mutating func coarsen() {
    let old = (keys, counts, smooth)
    // 0x00FF_FFFF becomes 0x00FE_FEFE, then 0x00FC_FCFC, and so on.
    mask &= (mask & 0x00FF_FFFF) << 1 | 0xFF00_0000
    mask &= ~0x0001_0101
    keys = [UInt32](repeating: 0, count: old.0.count)
    counts = [Int](repeating: 0, count: old.0.count)
    smooth = counts
    count = 0
    for slot in old.0.indices where old.0[slot] != 0 {
      add(GIFPixel(bits: old.0[slot]), times: old.1[slot], gradual: old.2[slot])
    }
  }

  private mutating func grow() {
    let old = (keys, counts, smooth)
    keys = [UInt32](repeating: 0, count: 2 * old.0.count)
    counts = [Int](repeating: 0, count: 2 * old.0.count)
    smooth = counts
    for slot in old.0.indices where old.0[slot] != 0 {
      let new = self.slot(of: old.0[slot])
      keys[new] = old.0[slot]
      counts[new] = old.1[slot]
      smooth[new] = old.2[slot]
    }
  }
}

/// A colour and the number of its pixels.
struct WeightedColor: Hashable, Sendable {
  var color: OpaqueColor
  var weight: Int
}
