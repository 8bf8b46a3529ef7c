import CoreGraphics
import Testing

/// What `draw` draws into a transparent bitmap of `width` × `height` pixels whose y axis points down,
/// as UIKit's contexts do.
@MainActor
func drawnPixels(
  _ width: Int, _ height: Int, _ draw: @MainActor (CGContext) throws -> Void
) throws -> StagePixels {
  let context = try #require(
    CGContext(
      data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
      space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
  context.translateBy(x: 0, y: CGFloat(height))
  context.scaleBy(x: 1, y: -1)
  try draw(context)
  return StagePixels(try #require(context.makeImage()))
}

/// True when no channel of two pixels differs by more than `tolerance`.
func isClose(_ a: [UInt8], _ b: [UInt8], within tolerance: Int) -> Bool {
  a.count == b.count && zip(a, b).allSatisfy { abs(Int($0) - Int($1)) <= tolerance }
}
