import QuartzCore
import Testing

// Images in `render(in:)`. 12 (P): read off a picture of 442 × 440 pixels that was drawn twice as large,
// which these weights give to 0.6 of a level, and off one enlarged by 1.0638.

@MainActor
struct ImageInContextTests {
  /// Two pixels side by side, black and white.
  private func image() throws -> CGImage {
    let bytes = Data([0, 0, 0, 255, 255, 255, 255, 255])
    let provider = try #require(CGDataProvider(data: bytes as CFData))
    return try #require(
      CGImage(
        width: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 8,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue),
        provider: provider, decode: nil, shouldInterpolate: true, intent: .defaultIntent))
  }

  /// The sixteenths of white along a row of `width` pixels.
  private func shares(_ width: Int, _ change: (CALayer) -> Void = { _ in }) throws -> [Double] {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: width, height: 1)
    layer.contents = try image()
    change(layer)
    let pixels = try drawnPixels(width, 1) { layer.render(in: $0) }
    return (0..<width).map { (Double(pixels[$0, 0][0]) / 255 * 32).rounded() / 2 }
  }

  @Test func twiceAsLargeAnEighthOfTheNeighbourShows() throws {
    #expect(try shares(4) == [0, 2, 14, 16])
  }

  @Test func theWeightsGoInEightSteps() throws {
    // From centre to centre there are eight pixels, each half a step from the eighths around it:
    // those count away from the first.
    #expect(try shares(16) == [0, 0, 0, 0, 1, 2, 4, 8, 12, 14, 15, 16, 16, 16, 16, 16])
  }

  @Test func theScreenMixesEvenly() throws {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 4, height: 1)
    layer.contents = try image()
    onStage(4) { stage in
      _ = stage.show(layer)
      #expect((0..<4).map { stage.pixel($0, 0)[0] } == [0, 64, 191, 255])
    }
  }

  @Test func aNearestFilterStaysOne() throws {
    #expect(try shares(4) { $0.magnificationFilter = .nearest } == [0, 0, 16, 16])
  }
}
