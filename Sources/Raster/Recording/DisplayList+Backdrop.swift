import RasterKernels

extension DisplayList {
  /// The colour that what is recorded so far goes on with around `pixels`: that of single colours in all of
  /// them, each over the one before, the first over `background`.
  package func backdrop(of pixels: PixelBounds, over background: Color) -> Color {
    guard !pixels.isEmpty else { return background }
    var backdrop = background.premultiplied
    var depth = 0
    for item in items {
      switch item.action {
      case .pushClip, .pushGroup: depth += 1
      case .popClip, .popGroup: depth -= 1
      case .fill(let outline, .solid(let pixel)):
        if depth == 0, outline.bounds.contains(pixels), case .box = outline.form {
          backdrop = pixel + faded(backdrop, by: 255 - Int32(pixel >> 24))
        }
      case .fill: break
      }
    }
    return Color(premultiplied: backdrop)
  }
}

extension Color {
  /// The colour of a premultiplied pixel.
  fileprivate init(premultiplied pixel: UInt32) {
    let alpha = Double(pixel >> 24)
    func straight(_ channel: UInt32) -> Double {
      alpha == 0 ? 0 : Double(pixel >> channel & 255) / alpha
    }
    self.init(
      red: straight(0), green: straight(8), blue: straight(16), alpha: alpha / 255)
  }
}
