import QuartzCore
import Testing

// 6.3: where contents go and how they are sampled.

@MainActor
struct ContentsPictureTests {
  /// `columns` × `rows` pixels, red by column and green by row, in steps of 10.
  private func chart(_ columns: Int, _ rows: Int) -> CGImage? {
    var bytes: [UInt8] = []
    for y in 0..<rows {
      for x in 0..<columns { bytes += [UInt8(x * 10), UInt8(y * 10), 200, 255] }
    }
    return image(columns, rows, bytes)
  }

  /// Pixels of four bytes, alpha last.
  private func image(_ columns: Int, _ rows: Int, _ bytes: [UInt8]) -> CGImage? {
    CGDataProvider(data: Data(bytes)).flatMap {
      CGImage(
        width: columns, height: rows, bitsPerComponent: 8, bitsPerPixel: 32,
        bytesPerRow: columns * 4, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.last.rawValue), provider: $0,
        decode: nil, shouldInterpolate: true, intent: .defaultIntent)
    }
  }

  private func layer(_ image: CGImage?, _ frame: CGRect) -> CALayer {
    let layer = CALayer()
    layer.frame = frame
    layer.contents = image
    return layer
  }

  // Documented: corner pieces keep their size in points, the rest is stretched.
  @Test func theCentreIsStretchedAndTheCornersAreNot() {
    onStage(60) { stage in
      let shown = layer(chart(9, 9), CGRect(x: 0, y: 0, width: 60, height: 40))
      shown.contentsCenter = CGRect(x: 1.0 / 3, y: 1.0 / 3, width: 1.0 / 3, height: 1.0 / 3)
      shown.magnificationFilter = .nearest
      _ = stage.show(shown)
      let pixels = stage.pixels()
      for x in 0..<3 {
        for y in 0..<3 {
          #expect(pixels[x, y] == [UInt8(x * 10), UInt8(y * 10), 200, 255])
          #expect(pixels[57 + x, 37 + y] == [UInt8(60 + x * 10), UInt8(60 + y * 10), 200, 255])
        }
      }
      // 54 points for three pixels.
      #expect(pixels[4, 20] == [30, 40, 200, 255])
      #expect(pixels[30, 20] == [40, 40, 200, 255])
      #expect(pixels[55, 20] == [50, 40, 200, 255])
    }
  }

  // Documented: pieces have the image's size in points, pixels by `contentsScale`.
  @Test func cornersAreSmallerAtAGreaterScale() {
    onStage(60) { stage in
      let shown = layer(chart(12, 12), CGRect(x: 0, y: 0, width: 60, height: 60))
      shown.contentsCenter = CGRect(x: 1.0 / 3, y: 1.0 / 3, width: 1.0 / 3, height: 1.0 / 3)
      shown.contentsScale = 2
      shown.magnificationFilter = .nearest
      shown.minificationFilter = .nearest
      _ = stage.show(shown)
      let pixels = stage.pixels()
      #expect(pixels[1, 30][0] >= 20 && pixels[1, 30][0] <= 30)
      #expect(pixels[3, 30][0] == 40)
      #expect(pixels[56, 30][0] == 70)
    }
  }

  // Inferred: what does not fit shrinks alike.
  @Test func aLayerSmallerThanItsCornersShrinksThem() {
    onStage(20) { stage in
      let shown = layer(chart(12, 12), CGRect(x: 0, y: 0, width: 4, height: 12))
      shown.contentsCenter = CGRect(x: 1.0 / 3, y: 0, width: 1.0 / 3, height: 1)
      shown.magnificationFilter = .nearest
      shown.minificationFilter = .nearest
      _ = stage.show(shown)
      let pixels = stage.pixels()
      #expect(pixels[1, 5][0] < 40)
      #expect(pixels[2, 5][0] >= 80)
    }
  }

  // Documented: only the gravities that resize heed the centre.
  @Test func gravitiesThatDoNotResizeIgnoreTheCentre() {
    onStage(60) { stage in
      let shown = layer(chart(9, 9), CGRect(x: 0, y: 0, width: 60, height: 60))
      shown.contentsCenter = CGRect(x: 0.4, y: 0.4, width: 0.2, height: 0.2)
      shown.contentsGravity = .topLeft
      _ = stage.show(shown)
      #expect(stage.pixels().coveredArea == 81)
    }
  }

  // Documented: nearest keeps hard pixels, linear mixes them.
  @Test func theMagnificationFilterDecidesBetweenPixels() {
    func red(_ filter: CALayerContentsFilter) -> [UInt8] {
      onStage(40) { stage in
        let shown = layer(chart(2, 1), CGRect(x: 0, y: 0, width: 40, height: 40))
        shown.magnificationFilter = filter
        _ = stage.show(shown)
        return [stage.pixel(18, 20)[0], stage.pixel(21, 20)[0]]
      }
    }
    #expect(red(.nearest) == [0, 10])
    #expect(red(.linear).allSatisfy { $0 > 3 && $0 < 7 })
    #expect(red(.trilinear) == red(.linear))
  }

  // Documented: trilinear takes reduced pictures for what is drawn smaller.
  @Test func theTrilinearFilterAveragesWhatIsDrawnSmaller() {
    var bytes: [UInt8] = []
    for index in 0..<64 * 64 {
      let value: UInt8 = index % 2 == 0 ? 255 : 0
      bytes += [value, value, value, 255]
    }
    let stripes = image(64, 64, bytes)
    onStage(20) { stage in
      let shown = layer(stripes, CGRect(x: 0, y: 0, width: 8, height: 8))
      shown.minificationFilter = .trilinear
      _ = stage.show(shown)
      for x in 1..<7 { #expect(abs(Int(stage.pixel(x, 4)[0]) - 128) <= 1) }
    }
  }
}
