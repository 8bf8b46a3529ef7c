import Comparison
import Export

/// Takes frames as raw pixels, in order, and keeps fingerprints and the pictures that are wanted.
struct FrameCollector {
  /// Bytes of pictures that are kept at once.
  private static let room = 768 << 20

  private(set) var take: ClipTake
  private let wish: PictureWish
  private var hashes = PixelHashes()
  private var hasFoundChange = false
  private var weight = 0

  init(_ wish: PictureWish, size: PixelSize) {
    self.wish = wish
    take = ClipTake(size: size)
  }

  mutating func accept(_ frame: EncodedFrame) {
    let hash = hashes.hash(of: frame.bytes)
    take.frames.append(GoldenRecord.Frame(number: frame.index, hash: hash))
    guard isWanted(frame.index, hash) else { return }
    if weight + frame.bytes.count > Self.room {
      take.omitted += 1
    } else {
      weight += frame.bytes.count
      take.pictures[frame.index] = frame.bytes
    }
  }

  private mutating func isWanted(_ number: Int, _ hash: PixelHash) -> Bool {
    switch wish {
    case .all: return true
    case .frames(let numbers): return numbers.contains(number)
    case .changes(let expected, let kept, let always):
      if always.contains(number) { return true }
      if let recorded = expected[number], recorded == hash { return false }
      let isFirst = !hasFoundChange
      hasFoundChange = true
      return isFirst || kept.contains(number)
    }
  }
}

/// Collects frames as the sink of an export.
actor CollectingSink: FrameSink {
  private var collector: FrameCollector

  init(_ collector: FrameCollector) { self.collector = collector }

  var take: ClipTake { collector.take }

  func begin(frameCount: Int) {}
  func accept(_ frame: EncodedFrame) { collector.accept(frame) }
  func finish() {}
  func abort() {}
}
