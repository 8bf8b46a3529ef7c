/// How often colours occur: a table with open addresses, whose order depends on nothing but what
/// was added.
struct ColorCounts: Sendable {
  private var keys: [UInt32]
  private var counts: [Int]
  /// How often of those in a gradient.
  private var smooth: [Int]
  private(set) var count = 0

  init() {
    keys = [UInt32](repeating: 0, count: 1024)
    counts = [Int](repeating: 0, count: 1024)
    smooth = counts
  }

  /// Where the colour of `pixel` stands or is to stand.
  @inline(__always)
  private func place(of bits: UInt32) -> Int {
    let mask = keys.count - 1
    var place = Int((bits &* 0x9E37_79B1) >> 8) & mask
    while keys[place] != 0 && keys[place] != bits { place = (place + 1) & mask }
    return place
  }

  /// Counts `times` more pixels of one colour, `gradual` of them inside a gradient.
  mutating func add(_ pixel: GIFPixel, times: Int, gradual: Int) {
    var place = place(of: pixel.bits)
    if keys[place] == 0 {
      if count * 2 >= keys.count {
        grow()
        place = self.place(of: pixel.bits)
      }
      keys[place] = pixel.bits
      count += 1
    }
    counts[place] += times
    smooth[place] += gradual
  }

  /// Whether most pixels of the colour were inside a gradient.
  func isGradual(_ pixel: GIFPixel) -> Bool {
    let place = place(of: pixel.bits)
    return smooth[place] * 2 > counts[place]
  }

  /// All colours, in the order of their components, with their counts.
  var sorted: [WeightedColor] {
    keys.indices.filter { keys[$0] != 0 }.sorted { keys[$0] < keys[$1] }.map {
      WeightedColor(color: OpaqueColor(GIFPixel(bits: keys[$0])), weight: counts[$0])
    }
  }

  private mutating func grow() {
    let old = (keys, counts, smooth)
    keys = [UInt32](repeating: 0, count: 2 * old.0.count)
    counts = [Int](repeating: 0, count: 2 * old.0.count)
    smooth = counts
    for place in old.0.indices where old.0[place] != 0 {
      let new = self.place(of: old.0[place])
      keys[new] = old.0[place]
      counts[new] = old.1[place]
      smooth[new] = old.2[place]
    }
  }
}

/// A colour and the number of its pixels.
struct WeightedColor: Hashable, Sendable {
  var color: OpaqueColor
  var weight: Int
}
