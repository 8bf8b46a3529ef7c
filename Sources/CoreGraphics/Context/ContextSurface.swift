import Raster

/// One picture being recorded: the context's own, or a transparency layer.
struct ContextSurface {
  var list: DisplayList
  let background: Color
  /// Numbers of the clips pushed on the list and not popped.
  private var openClips: [Int] = []

  init(width: Int, height: Int, background: Color) {
    list = DisplayList(width: width, height: height)
    self.background = background
  }

  /// Pops and pushes until exactly `clips` are open.
  mutating func open(_ clips: [ContextClip]) {
    let common = zip(openClips, clips).prefix { $0 == $1.number }.count
    while openClips.count > common {
      list.popClip()
      openClips.removeLast()
    }
    for clip in clips.dropFirst(common) {
      list.pushClip(
        clip.shape, rule: clip.rule, isAliased: clip.isAliased, mask: clip.mask)
      openClips.append(clip.number)
    }
  }

  /// What has been recorded so far, painted; opaque where the background is.
  func picture() -> Image {
    var finished = self
    finished.open([])
    var pixmap = Pixmap(width: list.width, height: list.height)
    var painter = BandPainter()
    painter.paint(finished.list, over: background, into: &pixmap)
    var pixels = pixmap.pixels
    if background.alpha == 1 {
      // Blend modes that take away what is there leave black.
      for offset in stride(from: 3, to: pixels.count, by: 4) { pixels[offset] = 255 }
    }
    return Image(width: list.width, height: list.height, pixels: pixels)
  }
}
