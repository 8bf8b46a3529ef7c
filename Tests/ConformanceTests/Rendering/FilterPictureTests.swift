import QuartzCore
import Testing

// 6.8: filters and blend modes.

@MainActor
struct FilterPictureTests {
  private func square(_ color: CGColor, _ frame: CGRect = CGRect(x: 0, y: 0, width: 20, height: 20))
    -> CALayer
  {
    let layer = CALayer()
    layer.frame = frame
    layer.backgroundColor = color
    return layer
  }

  private func pixel(_ configure: (CALayer) -> Void) -> [UInt8] {
    onStage(40) { stage in
      _ = stage.show(square(solidColor(red: 100, green: 200, blue: 50)))
      let above = square(solidColor(red: 200, green: 100, blue: 0))
      configure(above)
      _ = stage.show(above)
      #expect(stage.unsupported.isEmpty)
      return stage.pixel(10, 10)
    }
  }

  // The names that layers take, with the formulas of W3C Compositing and Blending.
  @Test(arguments: [
    ("multiplyBlendMode", [78, 78, 0]), ("screenBlendMode", [222, 222, 50]),
    ("darkenBlendMode", [100, 100, 0]), ("lightenBlendMode", [200, 200, 50]),
    ("differenceBlendMode", [100, 100, 50]), ("exclusionBlendMode", [143, 143, 50]),
    ("CIMultiplyBlendMode", [78, 78, 0]), ("CIAdditionCompositing", [255, 255, 50]),
    ("plusL", [255, 255, 50]), ("sourceOver", [200, 100, 0]), ("destOver", [100, 200, 50]),
    ("subtractBlendMode", [0, 100, 50]), ("linearBurnBlendMode", [45, 45, 0]),
  ])
  func aCompositingFilterIsABlendMode(_ name: String, _ expected: [Int]) {
    let drawn = pixel { $0.compositingFilter = name }
    for (channel, value) in expected.enumerated() {
      #expect(abs(Int(drawn[channel]) - value) <= 1, "\(name): \(drawn)")
    }
    #expect(drawn[3] == 255)
  }

  @Test func aFilterObjectNamesTheModeToo() {
    let drawn = pixel { $0.compositingFilter = CIFilter(name: "CIDarkenBlendMode") }
    #expect(drawn == [100, 100, 0, 255])
  }

  @Test func filtersChangeTheLayersPicture() {
    #expect(pixel { $0.filters = [CIFilter(name: "CIColorInvert") as Any] } == [55, 155, 255, 255])
    let grey = pixel {
      $0.filters = [
        CIFilter(name: "CIColorControls", parameters: ["inputSaturation": 0]) as Any
      ]
    }
    // 0.2126·200 + 0.7152·100.
    #expect(grey[0] == grey[1] && grey[1] == grey[2] && abs(Int(grey[0]) - 114) <= 1)
  }

  @Test func aBlurSpreadsThePicture() {
    onStage(60) { stage in
      let layer = square(
        solidColor(red: 255), CGRect(x: 20, y: 20, width: 20, height: 20))
      layer.filters = [CIFilter(name: "CIGaussianBlur", parameters: ["inputRadius": 4]) as Any]
      _ = stage.show(layer)
      #expect(abs(Int(stage.pixel(19, 30)[3]) + Int(stage.pixel(20, 30)[3]) - 255) <= 3)
      #expect(stage.pixel(14, 30)[3] > 0)
      #expect(abs(stage.pixels().coveredArea - 400) < 4)
    }
  }

  @Test func aBackgroundFilterChangesWhatLiesBehind() {
    let drawn = pixel {
      $0.backgroundColor = nil
      $0.backgroundFilters = [CIFilter(name: "CIColorInvert") as Any]
    }
    #expect(drawn == [155, 55, 205, 255])
  }

  // Observed: unknown filters must not fail.
  @Test func aFilterNobodyKnowsIsNoted() {
    onStage(40) { stage in
      let layer = square(solidColor(red: 200))
      layer.filters = ["sparkle"]
      layer.compositingFilter = "wonderBlendMode"
      _ = stage.show(layer)
      #expect(stage.pixel(10, 10) == [200, 0, 0, 255])
      #expect(stage.unsupported.count == 2)
    }
  }

  @Test func aFilterThatCannotBeMadeIsNoted() {
    onStage(40) { stage in
      #expect(CIFilter(name: "CISparkle") == nil)
      #expect(stage.unsupported.count == 1)
    }
  }

  @Test func aDisabledFilterChangesNothing() {
    let filter = CIFilter(name: "CIColorInvert")
    filter?.isEnabled = false
    #expect(pixel { $0.filters = [filter as Any] } == [200, 100, 0, 255])
  }

  // Documented: filters are animated by their names.
  @Test func anInputIsAnimatedByTheFiltersName() {
    onStage(60) { stage in
      let layer = square(
        solidColor(red: 255), CGRect(x: 20, y: 20, width: 20, height: 20))
      let blur = CIFilter(name: "CIGaussianBlur", parameters: ["inputRadius": 0])
      blur?.name = "haze"
      layer.filters = [blur as Any]
      _ = stage.show(layer)
      let animation = CABasicAnimation(keyPath: "filters.haze.inputRadius")
      animation.fromValue = 0
      animation.toValue = 8
      animation.duration = 1
      layer.add(animation, forKey: nil)
      #expect(stage.pixel(18, 30)[3] == 0)
      stage.advance(to: 0.5)
      #expect(stage.pixel(18, 30)[3] > 40)
      #expect(blur?.value(forKey: "inputRadius") as? Int == 0)
      layer.setValue(4, forKeyPath: "filters.haze.inputRadius")
      #expect(layer.value(forKeyPath: "filters.haze.inputRadius") as? Int == 4)
      #expect(blur?.value(forKey: "inputRadius") as? Int == 4)
    }
  }

  // Decided: colours and vectors by component, like colours and numbers of layers.
  @Test func inputsThatAreColoursOrVectorsAreAnimated() {
    onStage(40) { stage in
      let layer = square(solidColor(red: 255, green: 255, blue: 255))
      let white = CIFilter(name: "CIWhitePointAdjust")
      white?.name = "white"
      let matrix = CIFilter(name: "CIColorMatrix")
      matrix?.name = "matrix"
      layer.filters = [white as Any, matrix as Any]
      _ = stage.show(layer)
      let tone = CABasicAnimation(keyPath: "filters.white.inputColor")
      tone.fromValue = CIColor(red: 1, green: 1, blue: 1)
      tone.toValue = CIColor(red: 1, green: 0, blue: 1)
      let fade = CABasicAnimation(keyPath: "filters.matrix.inputBVector")
      fade.toValue = CIVector(x: 0, y: 0, z: 0, w: 0)
      for animation in [tone, fade] {
        animation.duration = 1
        layer.add(animation, forKey: nil)
      }
      stage.advance(to: 0.5)
      let drawn = stage.pixel(10, 10).map(Int.init)
      #expect(drawn[0] == 255 && abs(drawn[1] - 128) <= 1 && abs(drawn[2] - 128) <= 1)
      #expect((white?.value(forKey: "inputColor") as? CIColor)?.green == 1)
    }
  }

  @Test func anInputIsAnimatedOnLayersThatEmitToo() {
    onStage(60) { stage in
      let layer = CAEmitterLayer()
      layer.frame = CGRect(x: 20, y: 20, width: 20, height: 20)
      layer.backgroundColor = solidColor(red: 255)
      let blur = CIFilter(name: "CIGaussianBlur", parameters: ["inputRadius": 0])
      blur?.name = "haze"
      layer.filters = [blur as Any]
      _ = stage.show(layer)
      let animation = CABasicAnimation(keyPath: "filters.haze.inputRadius")
      animation.fromValue = 0
      animation.toValue = 8
      animation.duration = 1
      layer.add(animation, forKey: nil)
      stage.advance(to: 0.5)
      #expect(stage.pixel(18, 30)[3] > 40)
    }
  }

  @Test func aFilterHasTheDocumentedInputs() {
    #expect(CIFilter(name: "CISparkle") == nil)
    let blur = CIFilter(name: "CIGaussianBlur")
    #expect(blur?.name == "CIGaussianBlur")
    #expect(blur?.inputKeys == ["inputImage", "inputRadius"])
    #expect(blur?.value(forKey: "inputRadius") as? Double == 10)
    blur?.setValue(3, forKey: kCIInputRadiusKey)
    #expect(blur?.value(forKey: "inputRadius") as? Int == 3)
    blur?.setDefaults()
    #expect(blur?.value(forKey: "inputRadius") as? Double == 10)
  }

  // Documented: the bitmap has `rasterizationScale` pixels per point.
  @Test func aRasterizedLayerHasThePixelsOfItsScale() {
    func column(_ scale: CGFloat) -> UInt8 {
      Stage.run(size: CGSize(width: 20, height: 20), scale: 4) { stage in
        let layer = square(solidColor(red: 255))
        layer.backgroundColor = nil
        let child = square(solidColor(red: 255), CGRect(x: 0, y: 0, width: 10.5, height: 20))
        layer.addSublayer(child)
        layer.shouldRasterize = true
        layer.rasterizationScale = scale
        _ = stage.show(layer)
        return stage.pixel(43, 40)[3]
      }
    }
    #expect(column(4) == 0)
    #expect(column(1) > 0)
  }
}
