/// What a reader of LZW codes knows at one moment: the phrases behind the codes, as a tree.
struct PhraseTable {
  /// One more than the greatest code.
  static let limit = 4096

  /// Bits of an index.
  private let depth: Int
  /// For a phrase and one more index, the phrase with it; 0 when there is none.
  private var children: [UInt16]
  private var parents = [UInt16](repeating: 0, count: limit)
  private var lastIndices = [UInt8](repeating: 0, count: limit)
  private var lengths = [Int32](repeating: 1, count: limit)
  /// The next code to be given.
  private(set) var next: Int

  /// The code that empties the table.
  var clearCode: UInt16 { 1 << UInt16(depth) }
  /// The code after the last pixel.
  var endCode: UInt16 { clearCode + 1 }
  var isFull: Bool { next == Self.limit }

  /// - Parameter depth: bits of an index, 2…8.
  init(depth: Int) {
    self.depth = depth
    children = [UInt16](repeating: 0, count: Self.limit << depth)
    next = (1 << depth) + 2
    for index in 0..<1 << depth { lastIndices[index] = UInt8(index) }
  }

  mutating func removeAll() {
    for phrase in 0..<1 << depth { removeChildren(of: phrase) }
    for phrase in (1 << depth) + 2..<max(next, (1 << depth) + 2) { removeChildren(of: phrase) }
    next = (1 << depth) + 2
  }

  private mutating func removeChildren(of phrase: Int) {
    for slot in phrase << depth..<(phrase + 1) << depth { children[slot] = 0 }
  }

  /// The phrase with one more index; 0 when there is none.
  @inline(__always)
  func child(of phrase: UInt16, _ index: UInt8) -> UInt16 {
    children[Int(phrase) << depth | Int(index)]
  }

  /// Gives the next code to a phrase with one more index; an older code for the same stays in use.
  mutating func add(_ phrase: UInt16, _ index: UInt8) {
    let slot = Int(phrase) << depth | Int(index)
    if children[slot] == 0 { children[slot] = UInt16(next) }
    parents[next] = phrase
    lastIndices[next] = index
    lengths[next] = lengths[Int(phrase)] + 1
    next += 1
  }

  func length(of phrase: UInt16) -> Int { Int(lengths[Int(phrase)]) }

  /// Writes the indices of a phrase from `start` on.
  func unfold(_ phrase: UInt16, into indices: inout [UInt8], at start: Int) {
    var phrase = Int(phrase)
    var slot = start + Int(lengths[phrase]) - 1
    while slot > start {
      indices[slot] = lastIndices[phrase]
      phrase = Int(parents[phrase])
      slot -= 1
    }
    indices[start] = lastIndices[phrase]
  }
}
