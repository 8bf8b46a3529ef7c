import CoreGraphics
import Testing

// The numbers of CGContext.h, CGGradient.h and CGPattern.h.
struct CGContextNumbersTests {
  @Test func blendModesCountFromNormal() {
    let modes: [CGBlendMode] = [
      .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn,
      .softLight, .hardLight, .difference, .exclusion, .hue, .saturation, .color, .luminosity,
      .clear, .copy, .sourceIn, .sourceOut, .sourceAtop, .destinationOver, .destinationIn,
      .destinationOut, .destinationAtop, .xor, .plusDarker, .plusLighter,
    ]
    #expect(modes.map(\.rawValue) == Array(0..<28))
  }

  @Test func highInterpolationComesBeforeMedium() {
    let qualities: [CGInterpolationQuality] = [.default, .none, .low, .high, .medium]
    #expect(qualities.map(\.rawValue) == [0, 1, 2, 3, 4])
  }

  @Test func textDrawingModes() {
    let modes: [CGTextDrawingMode] = [
      .fill, .stroke, .fillStroke, .invisible, .fillClip, .strokeClip, .fillStrokeClip, .clip,
    ]
    #expect(modes.map(\.rawValue) == Array(0..<8))
  }

  @Test func optionsOfGradients() {
    #expect(CGGradientDrawingOptions.drawsBeforeStartLocation.rawValue == 1)
    #expect(CGGradientDrawingOptions.drawsAfterEndLocation.rawValue == 2)
    #expect(CGGradientDrawingOptions().isEmpty)
  }

  @Test func tilings() {
    #expect(CGPatternTiling.noDistortion.rawValue == 0)
    #expect(CGPatternTiling.constantSpacingMinimalDistortion.rawValue == 1)
    #expect(CGPatternTiling.constantSpacing.rawValue == 2)
  }
}
