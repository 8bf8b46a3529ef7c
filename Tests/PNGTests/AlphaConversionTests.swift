import PNG
import Testing

@Suite struct AlphaConversionTests {
  /// Every pair of component and alpha.
  static let pairs: [(component: UInt8, alpha: UInt8)] = (0...255).flatMap { alpha in
    (0...255).map { (UInt8($0), UInt8(alpha)) }
  }

  @Test func premultiplyingRoundsToNearest() {
    var pixels: [UInt8] = Self.pairs.flatMap { [$0.component, 0, 255, $0.alpha] }
    premultiplyAlpha(of: &pixels)
    let expected: [UInt8] = Self.pairs.flatMap { component, alpha in
      [UInt8((Double(component) * Double(alpha) / 255).rounded()), 0, alpha, alpha]
    }
    #expect(pixels == expected)
  }

  @Test func straighteningRoundsToNearestAndClampsToTheAlpha() {
    var pixels: [UInt8] = Self.pairs.flatMap { [$0.component, 0, 0, $0.alpha] }
    straightenAlpha(of: &pixels)
    let expected: [UInt8] = Self.pairs.flatMap { component, alpha -> [UInt8] in
      if alpha == 0 { return [0, 0, 0, 0] }
      let straight = (255 * Double(min(component, alpha)) / Double(alpha)).rounded()
      return [UInt8(straight), 0, 0, alpha]
    }
    #expect(pixels == expected)
  }

  @Test func premultiplyingUndoesStraightening() {
    let premultiplied: [UInt8] = Self.pairs.filter { $0.component <= $0.alpha }.flatMap {
      [$0.component, $0.component, $0.component, $0.alpha]
    }
    var pixels = premultiplied
    straightenAlpha(of: &pixels)
    premultiplyAlpha(of: &pixels)
    #expect(pixels == premultiplied)
  }

  @Test func aPictureIsOpaqueWhenEveryAlphaIs255() {
    #expect(isOpaque([0, 0, 0, 255, 9, 9, 9, 255]))
    #expect(!isOpaque([255, 255, 255, 254, 9, 9, 9, 255]))
    #expect(!isOpaque([0, 0, 0, 255, 255, 255, 255, 127]))
  }
}
