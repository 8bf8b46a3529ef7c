import RasterKernels
import Synchronization

extension Image {
  /// The blocks of texels that are empty, or as in the next row.
  var blocks: TexelBlocks {
    knownBlocks.value {
      let pixels = self.pixels
      return TexelBlocks.find(in: pixels.span, width: width, height: height)
    }
  }
}

/// Blocks that are found when they are first wanted.
final class LazyBlocks: Sendable {
  private let found = Mutex<TexelBlocks?>(nil)

  func value(_ find: () -> TexelBlocks) -> TexelBlocks {
    found.withLock { found in
      if let found { return found }
      let blocks = find()
      found = blocks
      return blocks
    }
  }
}
