import CoreGraphics
import CoreImage
import Geometry
import Testing
import VirtualTime

struct FilterTests {
  private func filtered(_ image: CIImage, _ name: String, _ inputs: [String: Any] = [:]) -> CIImage
  {
    image.applyingFilter(name, parameters: inputs)
  }

  private func near(_ pixel: [UInt8], _ wanted: [Int], within limit: Int = 1) -> Bool {
    pixel.count == wanted.count && zip(pixel, wanted).allSatisfy { abs(Int($0) - $1) <= limit }
  }

  // MARK: Blurs

  @Test func aBlurGrowsByThreeDeviations() {
    let image = Pictures.plain([255, 255, 255], side: 100)
    let blurred = filtered(image, "CIGaussianBlur", ["inputRadius": 10])
    #expect(blurred.extent == CGRect(x: -30, y: -30, width: 160, height: 160))
    #expect(filtered(image, "CIBoxBlur", ["inputRadius": 3]).extent.width == 106)
    #expect(filtered(image, "CIGaussianBlur", ["inputRadius": 0]).extent == image.extent)
  }

  /// One white point becomes the Gaussian itself.
  @Test func aPointBecomesAGaussian() {
    let image = Pictures.image(41, 41) { x, y in
      x == 20 && y == 20 ? [255, 255, 255, 255] : [0, 0, 0, 255]
    }
    let deviation = 1.5
    let scale = filtered(image, "CIGaussianBlur", ["inputRadius": deviation])
    let peak = Double(Pictures.pixel(scale, 20, 20, coded: true)[0])
    let sum = (-5...5).map { exponential(-Double($0 * $0) / (2 * deviation * deviation)) }
      .reduce(0, +)
    #expect(abs(peak - 255 / (sum * sum)) < 1)
    for (x, y) in [(1, 0), (0, 1), (2, 1), (3, 3)] {
      let wanted = peak * exponential(-Double(x * x + y * y) / (2 * deviation * deviation))
      let found = Double(Pictures.pixel(scale, 20 + x, 20 - y, coded: true)[0])
      #expect(abs(found - wanted) < 1.5)
    }
  }

  /// Narrow ones by weights, wide ones by boxes: along an edge both are the normal distribution.
  @Test(arguments: [4.0, 15, 17, 40]) func anEdgeBecomesTheNormalDistribution(deviation: Double) {
    let side = Int(deviation * 8)
    let image = Pictures.image(side, 1) { x, _ in
      x < side / 2 ? [0, 0, 0, 255] : [255, 255, 255, 255]
    }
    let blurred = filtered(image.clampedToExtent(), "CIGaussianBlur", ["inputRadius": deviation])
    // The integral of the density, from the middle of a pixel's distance, by Simpson's rule.
    func part(_ distance: Double) -> Double {
      let (steps, z) = (200, distance / deviation)
      var sum = 0.0
      for step in 0...steps {
        let t = z * Double(step) / Double(steps)
        let weight = step == 0 || step == steps ? 1.0 : step.isMultiple(of: 2) ? 2 : 4
        sum += weight * exponential(-t * t / 2)
      }
      return 0.5 + sum * z / Double(steps) / 3 / (2 * Double.pi).squareRoot()
    }
    for offset in [-2.0, -1, -0.5, 0, 0.5, 1, 2] {
      let x = side / 2 + Int(offset * deviation)
      let found = Double(Pictures.pixel(blurred, x, 0, coded: true)[0]) / 255
      #expect(abs(found - part(Double(x) + 0.5 - Double(side / 2))) < 0.012)
    }
  }

  @Test func aBoxIsTheMeanOfWhatItHolds() {
    let image = Pictures.image(7, 7) { x, y in x == 3 && y == 3 ? [90, 90, 90, 90] : [0, 0, 0, 0] }
    let blurred = filtered(image, "CIBoxBlur", ["inputRadius": 1])
    for (x, y) in [(3, 3), (2, 2), (4, 3)] {
      #expect(Pictures.pixel(blurred, x, y, coded: true) == [10, 10, 10, 10])
    }
    #expect(Pictures.pixel(blurred, 1, 3, coded: true) == [0, 0, 0, 0])
  }

  @Test func aDiscAndALineKeepAllLight() {
    let image = Pictures.image(21, 21) { x, y in
      x == 10 && y == 10 ? [250, 250, 250, 250] : [0, 0, 0, 0]
    }
    for name in ["CIDiscBlur", "CIMotionBlur"] {
      let blurred = filtered(image, name, ["inputRadius": 1.0])
      let sum = Pictures.pixels(blurred, coded: true).reduce(0) { $0 + Int($1[3]) }
      #expect(abs(sum - 250) <= 5)
    }
    let line = filtered(image, "CIMotionBlur", ["inputRadius": 2, "inputAngle": Double.pi / 2])
    #expect(Pictures.pixel(line, 10, 12, coded: true) == [50, 50, 50, 50])
    #expect(Pictures.pixel(line, 12, 10, coded: true) == [0, 0, 0, 0])
  }

  @Test func aMaximumGrowsAndAMinimumShrinks() {
    let image = Pictures.image(9, 9) { x, y in
      (3...5).contains(x) && (3...5).contains(y) ? [255, 255, 255, 255] : [0, 0, 0, 255]
    }
    let larger = filtered(image, "CIMorphologyMaximum", ["inputRadius": 1])
    let smaller = filtered(image, "CIMorphologyMinimum", ["inputRadius": 1])
    #expect(Pictures.pixel(larger, 2, 4)[0] == 255)
    #expect(Pictures.pixel(larger, 2, 2)[0] == 0)
    #expect(Pictures.pixel(smaller, 4, 4)[0] == 255)
    #expect(Pictures.pixel(smaller, 3, 4)[0] == 0)
  }

  // MARK: Colours

  @Test func colorsFollowTheirFormulas() {
    let gray = Pictures.plain([128, 128, 128])
    // 128 is 0.2159 of white's light.
    #expect(
      near(
        Pictures.pixel(filtered(gray, "CIExposureAdjust", ["inputEV": 1]), 1, 1),
        [176, 176, 176, 255]))
    #expect(near(Pictures.pixel(filtered(gray, "CIColorInvert"), 1, 1), [229, 229, 229, 255]))
    #expect(
      Pictures.pixel(filtered(gray, "CIColorInvert"), 1, 1, coded: true) == [127, 127, 127, 255])
    let gamma = filtered(gray, "CIGammaAdjust", ["inputPower": 2])
    #expect(near(Pictures.pixel(gamma, 1, 1, coded: true), [64, 64, 64, 255]))
    let red = Pictures.plain([255, 0, 0])
    let matrix = filtered(
      red, "CIColorMatrix", ["inputRVector": CIVector(x: 0.5, y: 0, z: 0, w: 0)])
    #expect(near(Pictures.pixel(matrix, 1, 1), [187, 0, 0, 255]))
    #expect(Pictures.pixel(matrix, 9, 9) == [0, 0, 0, 0])
    let pale = filtered(red, "CIColorControls", ["inputSaturation": 0])
    // 0.2126 of light.
    #expect(near(Pictures.pixel(pale, 1, 1), [127, 127, 127, 255]))
    let contrast = filtered(gray, "CIColorControls", ["inputContrast": 2, "inputBrightness": 0.25])
    #expect(near(Pictures.pixel(contrast, 1, 1, coded: true), [255, 255, 255, 255], within: 2))
  }

  @Test func nothingIsDoneAtTheMiddle() {
    let image = Pictures.image(8, 8) { x, y in [UInt8(30 * x), UInt8(30 * y), 77, 255] }
    let neutral: [(String, [String: Any])] = [
      ("CIColorControls", [:]), ("CIHueAdjust", ["inputAngle": 0]), ("CIColorMatrix", [:]),
      ("CIExposureAdjust", ["inputEV": 0]), ("CIGammaAdjust", ["inputPower": 1]),
      ("CIVibrance", ["inputAmount": 0]), ("CISepiaTone", ["inputIntensity": 0]),
      ("CIColorMonochrome", ["inputIntensity": 0]), ("CIVignette", ["inputIntensity": 0]),
      ("CITemperatureAndTint", [:]), ("CIColorClamp", [:]), ("CIColorPolynomial", [:]),
      ("CIBumpDistortion", ["inputScale": 0]), ("CIPinchDistortion", ["inputScale": 0]),
      ("CITwirlDistortion", ["inputAngle": 0]), ("CIUnsharpMask", ["inputIntensity": 0]),
      ("CISharpenLuminance", ["inputSharpness": 0]), ("CIPixellate", ["inputScale": 1]),
      ("CIWhitePointAdjust", [:]), ("CILanczosScaleTransform", [:]), ("CIConvolution3X3", [:]),
    ]
    for (name, inputs) in neutral {
      let drawn = Pictures.pixels(filtered(image, name, inputs), in: image.extent)
      let same = zip(drawn, Pictures.pixels(image)).allSatisfy { near($0, $1.map { Int($0) }) }
      #expect(same, "\(name)")
    }
  }

  @Test func aWarmerWhiteMakesABluerPicture() {
    let gray = Pictures.plain([128, 128, 128])
    let cool = filtered(
      gray, "CITemperatureAndTint",
      ["inputNeutral": CIVector(x: 4000, y: 0), "inputTargetNeutral": CIVector(x: 6500, y: 0)])
    let pixel = Pictures.pixel(cool, 1, 1)
    #expect(pixel[2] > 150 && pixel[0] < 120)
  }

  @Test func sepiaIsBrownAndMonoIsGray() {
    let image = Pictures.plain([128, 128, 128])
    // W3C's matrix: 1.351, 1.203 and 0.937 of a grey.
    #expect(
      near(Pictures.pixel(filtered(image, "CISepiaTone"), 1, 1), [173, 154, 120, 255], within: 2))
    let blue = Pictures.plain([10, 20, 200])
    let noir = Pictures.pixel(filtered(blue, "CIPhotoEffectTonal"), 1, 1)
    #expect(noir[0] == noir[1] && noir[1] == noir[2])
    let two = filtered(
      Pictures.plain([255, 255, 255]), "CIFalseColor",
      ["inputColor0": CIColor.red, "inputColor1": CIColor(red: 0, green: 0.5, blue: 1)])
    #expect(near(Pictures.pixel(two, 1, 1), [0, 128, 255, 255]))
  }

  @Test func aCubeOfColorsIsLookedUp() {
    // Two entries a side that exchange red and blue.
    var numbers: [Float] = []
    for blue in 0..<2 {
      for green in 0..<2 {
        for red in 0..<2 { numbers += [Float(blue), Float(green), Float(red), 1] }
      }
    }
    let data = numbers.withUnsafeBufferPointer { Data(buffer: $0) }
    let cube = filtered(
      Pictures.plain([200, 100, 20]), "CIColorCube",
      ["inputCubeDimension": 2, "inputCubeData": data])
    #expect(near(Pictures.pixel(cube, 1, 1), [20, 100, 200, 255]))
    #expect(CIFilter(name: "CIColorCube", parameters: ["inputImage": cube])?.outputImage == nil)
  }

  // MARK: Two images

  @Test(arguments: [
    ("CIMultiplyBlendMode", 0.3), ("CIScreenBlendMode", 0.8), ("CIDarkenBlendMode", 0.5),
    ("CILightenBlendMode", 0.6), ("CIDifferenceBlendMode", 0.1), ("CIExclusionBlendMode", 0.5),
    ("CIHardLightBlendMode", 0.6), ("CIOverlayBlendMode", 0.6), ("CIColorDodgeBlendMode", 1),
    ("CIColorBurnBlendMode", 0.163), ("CILinearBurnBlendMode", 0.1), ("CISubtractBlendMode", 0),
    ("CILinearDodgeBlendMode", 1), ("CISourceOverCompositing", 0.6), ("CIDivideBlendMode", 0.8333),
    ("CIAdditionCompositing", 1), ("CIMultiplyCompositing", 0.3), ("CISoftLightBlendMode", 0.5414),
    ("CIPinLightBlendMode", 0.5), ("CIVividLightBlendMode", 0.625),
  ])
  func aBlendIsItsFormula(name: String, wanted: Double) {
    // 0.6 over 0.5, in colours as they are coded.
    let (above, below) = (Pictures.plain([153, 153, 153]), Pictures.plain([127, 127, 127]))
    let mixed = filtered(above, name, [kCIInputBackgroundImageKey: below])
    let found = Double(Pictures.pixel(mixed, 1, 1, coded: true)[0]) / 255
    #expect(abs(found - wanted) < 0.012, "\(name)")
  }

  @Test func operatorsKeepWhereTheyKeep() {
    let above = Pictures.plain([255, 0, 0], side: 2)
    let below = Pictures.plain([0, 0, 255], side: 4)
    let out = filtered(above, "CISourceOutCompositing", [kCIInputBackgroundImageKey: below])
    #expect(Pictures.pixel(out, 1, 1) == [0, 0, 0, 0])
    let inside = filtered(below, "CISourceInCompositing", [kCIInputBackgroundImageKey: above])
    #expect(inside.extent == above.extent)
    #expect(Pictures.pixel(inside, 1, 1) == [0, 0, 255, 255])
    #expect(Pictures.pixel(inside, 3, 3) == [0, 0, 0, 0])
    let atop = filtered(below, "CISourceAtopCompositing", [kCIInputBackgroundImageKey: above])
    #expect(Pictures.pixel(atop, 3, 3) == [0, 0, 0, 0])
    let hue = filtered(above, "CILuminosityBlendMode", [kCIInputBackgroundImageKey: below])
    #expect(Pictures.pixel(hue, 3, 3) == [0, 0, 255, 255])
  }

  @Test func aMaskShowsOneImageOrTheOther() {
    let (red, blue) = (Pictures.plain([255, 0, 0]), Pictures.plain([0, 0, 255]))
    let mask = Pictures.image(4, 4) { x, _ in x < 2 ? [255, 255, 255, 255] : [0, 0, 0, 255] }
    let mixed = filtered(
      red, "CIBlendWithMask", [kCIInputBackgroundImageKey: blue, kCIInputMaskImageKey: mask])
    #expect(Pictures.pixel(mixed, 0, 0) == [255, 0, 0, 255])
    #expect(Pictures.pixel(mixed, 3, 0) == [0, 0, 255, 255])
    let alpha = filtered(mask, "CIMaskToAlpha")
    #expect(Pictures.pixel(alpha, 0, 0) == [255, 255, 255, 255])
    #expect(Pictures.pixel(alpha, 3, 0) == [0, 0, 0, 0])
    let half = filtered(
      red, "CIDissolveTransition", [kCIInputTargetImageKey: blue, kCIInputTimeKey: 0.5])
    #expect(Pictures.pixel(half, 1, 1) == [188, 0, 188, 255])
  }

  // MARK: Generators

  @Test func squaresAndStripesChangeAtTheirWidth() {
    let board = CIFilter.checkerboardGenerator()
    board.center = CGPoint(x: 0, y: 0)
    board.color0 = .red
    board.color1 = .blue
    board.width = 10
    #expect(board.outputImage?.extent.isInfinite == true)
    #expect(Pictures.pixel(board.outputImage, 5, 5) == [255, 0, 0, 255])
    #expect(Pictures.pixel(board.outputImage, 15, 5) == [0, 0, 255, 255])
    #expect(Pictures.pixel(board.outputImage, 15, 15) == [255, 0, 0, 255])
    #expect(Pictures.pixel(board.outputImage, -1, 5) == [0, 0, 255, 255])
    let stripes = CIFilter(
      name: "CIStripesGenerator",
      parameters: ["inputWidth": 10, "inputCenter": CIVector(x: 0, y: 0)])
    #expect(Pictures.pixel(stripes?.outputImage, 9, 500) == [255, 255, 255, 255])
    #expect(Pictures.pixel(stripes?.outputImage, 10, 500) == [0, 0, 0, 255])
  }

  @Test func gradientsRunBetweenTheirPoints() {
    let gradient = CIFilter.linearGradient()
    gradient.point0 = CGPoint(x: 0, y: 0)
    gradient.point1 = CGPoint(x: 100, y: 0)
    gradient.color0 = .black
    gradient.color1 = .white
    #expect(Pictures.pixel(gradient.outputImage, -5, 0)[0] == 0)
    #expect(Pictures.pixel(gradient.outputImage, 100, 50)[0] == 255)
    #expect(abs(Int(Pictures.pixel(gradient.outputImage, 50, 0, coded: true)[0]) - 128) <= 1)
    let radial = CIFilter(
      name: "CIRadialGradient",
      parameters: ["inputRadius0": 10, "inputRadius1": 20, "inputCenter": CIVector(x: 0, y: 0)])
    #expect(Pictures.pixel(radial?.outputImage, 3, 3)[0] == 255)
    #expect(Pictures.pixel(radial?.outputImage, 30, 0)[0] == 0)
  }

  @Test func aCodeHasAPixelForEachSquareAndABorder() throws {
    let code = CIFilter.qrCodeGenerator()
    code.message = Data("hello".utf8)
    code.correctionLevel = "L"
    let image = try #require(code.outputImage)
    #expect(image.extent == CGRect(x: 0, y: 0, width: 23, height: 23))
    #expect(Pictures.pixel(image, 0, 0) == [255, 255, 255, 255])
    // The corner at the top left, dark; at the bottom right there is none.
    #expect(Pictures.pixel(image, 1, 21) == [0, 0, 0, 255])
    #expect(Pictures.pixel(image, 2, 20) == [255, 255, 255, 255])
    #expect(Pictures.pixel(image, 1, 1) == [0, 0, 0, 255])
    let large = image.transformed(by: CGAffineTransform(scaleX: 10, y: 10))
    #expect(large.extent.width == 230)
    #expect(CIFilter(name: "CIQRCodeGenerator")?.outputImage == nil)
  }

  @Test func noiseIsTheSameEveryTimeAndEven() {
    let noise = CIFilter(name: "CIRandomGenerator")?.outputImage
    let area = CGRect(x: -40, y: -40, width: 80, height: 80)
    let drawn = Pictures.pixels(noise, in: area, coded: true)
    #expect(drawn == Pictures.pixels(noise, in: area, coded: true))
    let mean = drawn.reduce(0.0) { $0 + Double($1[3]) } / Double(drawn.count)
    #expect(abs(mean - 127.5) < 3)
  }

  // MARK: Places

  @Test func pixelsOfAMosaicAreMeans() {
    let image = Pictures.image(8, 8) { x, _ in x < 2 ? [255, 255, 255, 255] : [0, 0, 0, 255] }
    let mosaic = filtered(
      image, "CIPixellate", ["inputScale": 4, "inputCenter": CIVector(x: 0, y: 0)])
    #expect(Pictures.pixel(mosaic, 0, 0, coded: true)[0] == 128)
    #expect(Pictures.pixel(mosaic, 3, 3, coded: true)[0] == 128)
    #expect(Pictures.pixel(mosaic, 4, 3, coded: true)[0] == 0)
  }

  @Test func aBumpEnlargesAndAPinchReduces() {
    // A white square in the middle.
    let image = Pictures.image(60, 60) { x, y in
      (24..<36).contains(x) && (24..<36).contains(y) ? [255, 255, 255, 255] : [0, 0, 0, 255]
    }
    func lit(_ image: CIImage) -> Int {
      Pictures.pixels(image).count { $0[0] > 128 }
    }
    let inputs: [String: Any] = [
      "inputCenter": CIVector(x: 30, y: 30), "inputRadius": 30, "inputScale": 0.5,
    ]
    let plain = lit(image)
    #expect(lit(filtered(image, "CIBumpDistortion", inputs)) > plain * 3 / 2)
    #expect(lit(filtered(image, "CIPinchDistortion", inputs)) < plain * 3 / 4)
    let turned = filtered(
      image, "CITwirlDistortion",
      ["inputCenter": CIVector(x: 30, y: 30), "inputRadius": 1000, "inputAngle": Double.pi / 4])
    // A square turned by an eighth reaches further along the axes.
    #expect(Pictures.pixel(turned, 30, 37)[0] > 128)
    #expect(Pictures.pixel(image, 30, 37)[0] == 0)
  }

  @Test func aPerspectiveAndItsCorrectionUndoEachOther() {
    let image = Pictures.image(40, 40) { x, y in [UInt8(6 * x), UInt8(6 * y), 128, 255] }
    let corners: [String: Any] = [
      "inputTopLeft": CIVector(x: 4, y: 36), "inputTopRight": CIVector(x: 44, y: 40),
      "inputBottomRight": CIVector(x: 40, y: 2), "inputBottomLeft": CIVector(x: 0, y: 0),
    ]
    let slanted = filtered(image, "CIPerspectiveTransform", corners)
    #expect(slanted.extent == CGRect(x: 0, y: 0, width: 44, height: 40))
    let straight = filtered(slanted, "CIPerspectiveCorrection", corners)
    let (width, height) = (straight.extent.width, straight.extent.height)
    let found = Pictures.pixel(straight, Int(width / 2), Int(height / 2))
    #expect(near(found, [120, 117, 128, 255], within: 8))
  }

  @Test func lanczosKeepsPlainAreas() {
    let image = Pictures.image(40, 40) { x, _ in x < 20 ? [200, 200, 200, 255] : [50, 50, 50, 255] }
    let small = filtered(image, "CILanczosScaleTransform", ["inputScale": 0.25])
    #expect(small.extent == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(Pictures.pixel(small, 1, 5) == [200, 200, 200, 255])
    #expect(Pictures.pixel(small, 9, 0) == [50, 50, 50, 255])
    let large = filtered(image, "CILanczosScaleTransform", ["inputScale": 2])
    #expect(large.extent.width == 80)
    #expect(Pictures.pixel(large, 79, 79) == [50, 50, 50, 255])
  }

  @Test func edgesAreWhereColoursChange() {
    let image = Pictures.image(10, 10) { x, _ in x < 5 ? [0, 0, 0, 255] : [255, 255, 255, 255] }
    let edges = filtered(image, "CIEdges")
    #expect(Pictures.pixel(edges, 4, 5)[0] > 200)
    #expect(Pictures.pixel(edges, 1, 5)[0] == 0)
    let sharp = filtered(
      Pictures.image(10, 10) { x, _ in x < 5 ? [80, 80, 80, 255] : [160, 160, 160, 255] },
      "CIUnsharpMask", ["inputIntensity": 1])
    #expect(Pictures.pixel(sharp, 4, 5)[0] < 80)
    #expect(Pictures.pixel(sharp, 5, 5)[0] > 160)
  }

  @Test func convolutionsWeighNeighbours() {
    let image = Pictures.image(5, 5) { x, y in
      x == 2 && y == 2 ? [200, 0, 0, 255] : [0, 0, 0, 255]
    }
    let weights = CIVector(values: [0, 0, 0, 1, 0, 0, 0, 0, 0], count: 9)
    let moved = filtered(image, "CIConvolution3X3", ["inputWeights": weights])
    #expect(Pictures.pixel(moved, 3, 2, coded: true)[0] == 200)
    #expect(Pictures.pixel(moved, 2, 2, coded: true)[0] == 0)
  }
}
