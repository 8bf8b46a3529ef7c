import QuartzCore
import Testing

/// The properties of layers: what they are at first, and what they keep.
@MainActor
struct LayerPropertiesTests {
  private func isOpaqueBlack(_ color: CGColor?) -> Bool {
    guard let components = color?.components else { return false }
    return components.last == 1 && components.dropLast().allSatisfy { $0 == 0 }
  }

  // 6.6, measured (GS, OCA).
  @Test func theShadowAtFirst() {
    let layer = CALayer()
    #expect(layer.shadowOpacity == 0)
    #expect(layer.shadowRadius == 3)
    #expect(layer.shadowOffset == CGSize(width: 0, height: -3))
    #expect(isOpaqueBlack(layer.shadowColor))
    #expect(layer.shadowPath == nil)
  }

  // 6.2, 6.3, measured (GS modern).
  @Test func cornersAndContentsAtFirst() {
    let layer = CALayer()
    #expect(layer.cornerCurve == .circular)
    #expect(
      layer.maskedCorners == [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
      ])
    #expect(layer.contentsFormat == .RGBA8Uint)
    #expect(layer.contentsCenter == CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(layer.minificationFilter == .linear)
    #expect(layer.magnificationFilter == .linear)
    #expect(layer.minificationFilterBias == 0)
    #expect(!layer.drawsAsynchronously)
    #expect(layer.filters == nil)
    #expect(layer.backgroundFilters == nil)
    #expect(layer.compositingFilter == nil)
    #expect(layer.preferredDynamicRange == .standard)
    #expect(layer.toneMapMode == .automatic)
    #expect(layer.contentsHeadroom == 0)
    #expect(!layer.wantsExtendedDynamicRangeContent)
    #expect(!layer.wantsDynamicContentScaling)
    #expect(
      layer.edgeAntialiasingMask == [
        .layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge,
      ])
  }

  // Measured (GS modern): names and bits.
  @Test func namesAndBitsAreApples() {
    #expect(CALayerCornerCurve.circular.rawValue == "circular")
    #expect(CALayerCornerCurve.continuous.rawValue == "continuous")
    #expect(CALayerContentsFormat.automatic.rawValue == "Automatic")
    #expect(CALayerContentsFormat.RGBA8Uint.rawValue == "RGBA8")
    #expect(CALayerContentsFormat.RGBA16Float.rawValue == "RGBAh")
    #expect(CALayerContentsFormat.gray8Uint.rawValue == "Gray8")
    #expect(CALayerContentsFilter.nearest.rawValue == "nearest")
    #expect(CALayerContentsFilter.trilinear.rawValue == "trilinear")
    #expect(CADynamicRange.standard.rawValue == "standard")
    #expect(CADynamicRange.constrainedHigh.rawValue == "constrainedHigh")
    #expect(CADynamicRange.high.rawValue == "high")
    #expect(CACornerMask.layerMinXMinYCorner.rawValue == 1)
    #expect(CACornerMask.layerMaxXMinYCorner.rawValue == 2)
    #expect(CACornerMask.layerMinXMaxYCorner.rawValue == 4)
    #expect(CACornerMask.layerMaxXMaxYCorner.rawValue == 8)
    #expect(CAEdgeAntialiasingMask.layerLeftEdge.rawValue == 1)
    #expect(CAEdgeAntialiasingMask.layerRightEdge.rawValue == 2)
    #expect(CAEdgeAntialiasingMask.layerBottomEdge.rawValue == 4)
    #expect(CAEdgeAntialiasingMask.layerTopEdge.rawValue == 8)
  }

  // Measured (GS modern): names nobody knows go back to the default, unknown corners are dropped.
  @Test func unknownNamesGoBackToTheDefault() {
    let layer = CALayer()
    layer.cornerCurve = .continuous
    #expect(layer.cornerCurve == .continuous)
    layer.cornerCurve = CALayerCornerCurve(rawValue: "not a curve")
    #expect(layer.cornerCurve == .circular)
    layer.contentsFormat = .gray8Uint
    #expect(layer.contentsFormat == .gray8Uint)
    layer.contentsFormat = CALayerContentsFormat(rawValue: "not a format")
    #expect(layer.contentsFormat == .RGBA8Uint)
    layer.preferredDynamicRange = .high
    layer.preferredDynamicRange = CADynamicRange(rawValue: "not a range")
    #expect(layer.preferredDynamicRange == .standard)
    layer.toneMapMode = .never
    layer.toneMapMode = CAToneMapMode(rawValue: "not a mode")
    #expect(layer.toneMapMode == .automatic)
    layer.maskedCorners = CACornerMask(rawValue: 255)
    #expect(layer.maskedCorners.rawValue == 15)
    layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
    #expect(layer.maskedCorners.rawValue == 9)
    layer.contentsHeadroom = -3
    #expect(layer.contentsHeadroom == -3)
  }

  // 6.2, measured (GS modern).
  @Test func continuousCornersReachFurther() {
    #expect(CALayer.cornerCurveExpansionFactor(.circular) == 1)
    #expect(isClose(Double(CALayer.cornerCurveExpansionFactor(.continuous)), 1.528665, 1e-4))
    #expect(CALayer.cornerCurveExpansionFactor(CALayerCornerCurve(rawValue: "other")) == 1)
  }

  // Measured (GS modern): defaults of the class.
  @Test func theClassKnowsTheDefaults() {
    #expect(CALayer.defaultValue(forKey: "cornerCurve") as? String == "circular")
    #expect(CALayer.defaultValue(forKey: "maskedCorners") as? Int == 15)
    #expect(CALayer.defaultValue(forKey: "contentsFormat") as? String == "RGBA8")
    #expect(CALayer.defaultValue(forKey: "preferredDynamicRange") as? String == "standard")
    #expect(CALayer.defaultValue(forKey: "toneMapMode") as? String == "automatic")
    #expect(CALayer.defaultValue(forKey: "contentsHeadroom") as? Double == 0)
    #expect(CALayer.defaultValue(forKey: "wantsExtendedDynamicRangeContent") as? Bool == false)
    // 12.3 #34 (M) for the bias.
    for key in [
      "wantsDynamicContentScaling", "bounds", "position", "frame", "minificationFilterBias",
    ] {
      #expect(CALayer.defaultValue(forKey: key) == nil)
    }
    #expect(CALayer.defaultValue(forKey: "contentsScale") as? Double == 1)
    #expect(CALayer.defaultValue(forKey: "shadowRadius") as? Double == 3)
    #expect(
      CALayer.defaultValue(forKey: "shadowOffset") as? CGSize == CGSize(width: 0, height: -3))
  }

  // Measured (GS modern): what is worth keeping in an archive.
  @Test func whatWasSetIsArchived() {
    let layer = CALayer()
    #expect(layer.shouldArchiveValue(forKey: "cornerCurve"))
    #expect(layer.shouldArchiveValue(forKey: "contentsFormat"))
    let keys = [
      "maskedCorners", "preferredDynamicRange", "toneMapMode", "contentsHeadroom",
      "wantsExtendedDynamicRangeContent",
    ]
    for key in keys { #expect(!layer.shouldArchiveValue(forKey: key), "\(key)") }
    layer.maskedCorners = .layerMinXMinYCorner
    layer.preferredDynamicRange = .high
    layer.toneMapMode = .never
    layer.contentsHeadroom = 2
    layer.wantsExtendedDynamicRangeContent = true
    layer.wantsDynamicContentScaling = true
    for key in keys { #expect(layer.shouldArchiveValue(forKey: key), "\(key)") }
    #expect(!layer.shouldArchiveValue(forKey: "wantsDynamicContentScaling"))
  }

  // 4.2: shadows animate by themselves, their path does not.
  @Test func shadowsAnimateByThemselves() {
    onStage { stage in
      let layer = stage.show(CALayer())
      layer.shadowOpacity = 1
      layer.shadowRadius = 7
      layer.shadowOffset = CGSize(width: 4, height: 5)
      layer.shadowColor = .white
      layer.shadowPath = CGPath(rect: .zero, transform: nil)
      layer.contentsCenter = CGRect(x: 0.5, y: 0.5, width: 0, height: 0)
      layer.maskedCorners = []
      layer.cornerCurve = .continuous
      #expect(
        layer.animationKeys() == [
          "shadowOpacity", "shadowRadius", "shadowOffset", "shadowColor", "contentsCenter",
        ])
      let shown = stage.presentation(of: layer, at: 0.125)
      #expect(shown.map { $0.shadowRadius > 3 && $0.shadowRadius < 7 } == true)
      #expect(stage.presentation(of: layer, at: 0.5)?.shadowOpacity == 1)
    }
  }

  // Measured (GS shapelayer): the fill is black with four components.
  @Test func theFillOfAShapeIsBlackInRGB() {
    #expect(CAShapeLayer().fillColor?.components == [0, 0, 0, 1])
  }

  // Measured (GS replicator): the colour is white with four components.
  @Test func theColourOfCopiesIsWhiteInRGB() {
    let layer = CAReplicatorLayer()
    #expect(layer.instanceColor?.components == [1, 1, 1, 1])
    #expect(!layer.preservesDepth)
    layer.preservesDepth = true
    #expect(layer.preservesDepth)
    layer.instanceAlphaOffset = -0.25
    #expect(layer.instanceAlphaOffset == -0.25)
  }

  // Measured (GS gradient): a type that is no gradient is kept, locations can be taken away.
  @Test func aGradientKeepsWhatItIsGiven() {
    let layer = CAGradientLayer()
    layer.type = CAGradientLayerType(rawValue: "notAGradientType")
    #expect(layer.type.rawValue == "notAGradientType")
    layer.locations = [0, 0.5, 1]
    #expect(layer.locations?.map(\.doubleValue) == [0, 0.5, 1])
    layer.locations = nil
    #expect(layer.locations == nil)
    #expect(!CAGradientLayer.needsDisplay(forKey: "colors"))
    #expect(!CAGradientLayer.needsDisplay(forKey: "locations"))
    #expect(!CAGradientLayer.needsDisplay(forKey: "startPoint"))
  }
}
