import Foundation
import Stage

extension RenderPlan {
  /// Pixels a point where nothing is said.
  static let usualScale = 2.0

  /// The picture that `--scale` or `--size` asks for.
  static func picture(
    _ arguments: PictureArguments, screen: CGSize, usualScale: Double = usualScale
  ) throws(Diagnostic) -> PictureFrame {
    let limits = PictureSize.pixels
    if let text = arguments.size {
      if arguments.scale != nil {
        throw Diagnostic(
          .usage, "--size and --scale both decide how large the picture is", remedy: "give one")
      }
      guard let size = PictureSize(text), size.isPicture else {
        throw .value(
          text, of: "--size",
          isNot: "a width and height in pixels from \(limits.lowerBound) to \(limits.upperBound)",
          remedy: "try 1080x1920")
      }
      return PictureFrame(
        screenWidth: screen.width, screenHeight: screen.height, fittedInto: size.width, size.height)
    }
    let text = arguments.scale ?? Quantity.plain(usualScale)
    guard let scale = Decimals.real(text), scale > 0 else {
      throw .value(
        text, of: "--scale", isNot: "a number of pixels a point", remedy: "try 1, 2, 3 or 1.5")
    }
    let sides = [screen.width, screen.height].map { ($0 * scale).rounded() }
    guard
      sides.allSatisfy({ $0 >= Double(limits.lowerBound) && $0 <= Double(limits.upperBound) })
    else {
      throw Diagnostic(
        .usage,
        """
        --scale \(text) makes a picture of \(Quantity.plain(sides[0]))x\(Quantity.plain(sides[1])) \
        pixels; each side has from \(limits.lowerBound) to \(limits.upperBound)
        """, remedy: "try 2")
    }
    return PictureFrame(screenWidth: screen.width, screenHeight: screen.height, scale: scale)
  }
}
