extension BandPainter {
  /// The last of a band's entries that hides everything before it: an opaque rectangle over all
  /// of `bounds`, outside any clip or group.
  func lastOpaqueEntry(
    in entries: Range<Int>, of list: DisplayList, covering bounds: PixelBounds
  ) -> Int? {
    var depth = 0
    for entry in entries.reversed() {
      let item = list.items[index.entries[entry].item]
      switch item.action {
      case .popClip, .popGroup:
        depth += 1
      case .pushClip, .pushGroup:
        depth -= 1
      case .fill(let outline, let source):
        if depth == 0, outline.covers(bounds), list.isOpaque(source) { return entry }
      }
    }
    return nil
  }
}

extension Outline {
  /// True when every one of `pixels` is wholly inside.
  fileprivate func covers(_ pixels: PixelBounds) -> Bool {
    guard case .box(let box) = form else { return false }
    let whole = SubpixelBox(pixels)
    return box.left <= whole.left && box.top <= whole.top && box.right >= whole.right
      && box.bottom >= whole.bottom
  }
}

extension DisplayList {
  /// True when the source leaves nothing of what lies below.
  fileprivate func isOpaque(_ source: DisplayItem.Source) -> Bool {
    switch source {
    case .solid(let pixel): pixel >> 24 == 255
    case .image(let index): images[index].isOpaque
    case .gradient(let index): gradients[index].isOpaque
    case .offscreen: false
    }
  }
}
