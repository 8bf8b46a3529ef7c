/// The slots of active edges by the heights of their next events, from the uppermost on.
///
/// Of each height the slots are linked in a ring with the height itself, so that to put one in and to take it out
/// asks nothing of the others.
struct EventQueue: ~Copyable, ~Escapable {
  /// By slots, then by heights: the neighbours in the ring. That of a height counts where its bit says so.
  private var links: MutableSpan<Link>
  /// Of each height a bit: some may be there.
  private var heights: MutableSpan<UInt64>
  /// No slot has an event above this height.
  private var top: Int32

  struct Link: BitwiseCopyable {
    var previous: UInt16 = 0
    var next: UInt16 = 0
  }

  /// Slots are less than this; so many are all there can be.
  static let slotCount = 32_767
  /// How many links there are, of slots and of heights.
  static let linkCount = 1 << 16
  /// How many words the heights of a band take, both ends included.
  static let wordCount = 513

  /// A queue without slots.
  @_lifetime(copy links, copy heights)
  init(_ links: consuming MutableSpan<Link>, _ heights: consuming MutableSpan<UInt64>) {
    self.links = links
    self.heights = heights
    top = 0x8000
  }

  /// Forgets all.
  mutating func clear() {
    for word in heights.indices { heights[word] = 0 }
    top = 0x8000
  }

  /// Puts in a slot that is not there.
  @inline(__always)
  mutating func insert(_ slot: UInt16, at height: Int32) {
    let head = EventQueue.head(of: height)
    let (word, bit) = (Int(height >> 6), UInt64(1) << UInt64(height & 63))
    let first = heights[word] & bit != 0 ? links[Int(head)].next : head
    heights[word] |= bit
    links[Int(slot)] = Link(previous: head, next: first)
    links[Int(head)].next = slot
    links[Int(first)].previous = slot
    top = min(top, height)
  }

  /// Takes out a slot that is there.
  @inline(__always)
  mutating func remove(_ slot: UInt16) {
    let link = links[Int(slot)]
    links[Int(link.previous)].next = link.next
    links[Int(link.next)].previous = link.previous
  }

  /// A slot with the uppermost event, and its height; nil where there is none.
  @inline(__always)
  mutating func first() -> (slot: UInt16, height: Int32)? {
    var word = Int(top >> 6)
    while word < heights.count {
      let bits = heights[word]
      if bits == 0 {
        word += 1
        continue
      }
      let height = Int32(truncatingIfNeeded: word << 6 + bits.trailingZeroBitCount)
      let head = EventQueue.head(of: height)
      let slot = links[Int(head)].next
      if slot != head {
        top = height
        return (slot, height)
      }
      heights[word] = bits & (bits &- 1)
    }
    return nil
  }

  @inline(__always)
  private static func head(of height: Int32) -> UInt16 {
    UInt16(truncatingIfNeeded: Int32(truncatingIfNeeded: slotCount) &+ height)
  }
}
