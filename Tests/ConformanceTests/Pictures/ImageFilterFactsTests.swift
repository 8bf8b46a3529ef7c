import QuartzCore
import Testing

// Core Image on images: where they lie, in which space filters work, and by which formulas.

struct ImageFilterFactsTests {
  private func pixel(_ image: CIImage?, _ x: Int, _ y: Int) -> [Int] {
    guard let image,
      let drawn = CIContext().createCGImage(image, from: CGRect(x: x, y: y, width: 1, height: 1)),
      let data = drawn.dataProvider?.data
    else { return [] }
    return (0..<4).map { Int((data as Data)[$0]) }
  }

  private func image(_ picture: CGImage?) -> CIImage {
    picture.map { CIImage(cgImage: $0) } ?? .empty()
  }

  private func filtered(_ image: CIImage, _ name: String, _ inputs: [String: Any] = [:]) -> CIImage?
  {
    let filter = CIFilter(name: name, parameters: inputs)
    filter?.setValue(image, forKey: kCIInputImageKey)
    return filter?.outputImage
  }

  // Documented: "The default working space is the extended sRGB color space with linear gamma"; published
  // answers measure 187 for half of red.
  @Test func halfOfRedIsHalfOfItsLight() {
    let red = image(solidImage(4, 4, red: 255))
    let half = filtered(
      red, "CIColorMatrix", ["inputRVector": CIVector(x: 0.5, y: 0, z: 0, w: 0)])
    let found = pixel(half, 1, 1)
    #expect((187...188).contains(found[0]))
    #expect(found[1...2].allSatisfy { $0 == 0 })
  }

  // Documented formulas: rgb · 2^EV, and (rgb − 0.5) · contrast + 0.5.
  @Test func adjustmentsAreTheDocumentedFormulas() {
    let gray = image(solidImage(4, 4, red: 128, green: 128, blue: 128))
    // 128 is 0.2159 of light; twice that is coded as 176.
    let exposed = pixel(filtered(gray, "CIExposureAdjust", [kCIInputEVKey: 1.0]), 1, 1)
    #expect((175...177).contains(exposed[0]))
    // (0.2159 − 0.5) · 1.5 + 0.5 = 0.0738, coded as 77.
    let contrast = pixel(filtered(gray, "CIColorControls", [kCIInputContrastKey: 1.5]), 1, 1)
    #expect((76...78).contains(contrast[0]))
  }

  // Documented: the origin is the lower left corner; what lies outside the extent is clear.
  @Test func coordinatesRunUpwardsAndNothingLiesOutside() {
    let image = self.image(solidImage(4, 2, blue: 255))
    #expect(image.extent == CGRect(x: 0, y: 0, width: 4, height: 2))
    let moved = image.transformed(by: CGAffineTransform(translationX: 0, y: 10))
    #expect(moved.extent == CGRect(x: 0, y: 10, width: 4, height: 2))
    #expect(pixel(moved, 0, 0) == [0, 0, 0, 0])
    #expect(pixel(moved, 0, 11) == [0, 0, 255, 255])
    #expect(image.clampedToExtent().extent.isInfinite)
    #expect(CIImage(color: .red).extent.isInfinite)
  }

  // Documented keys, in this order.
  @Test func filtersAreKnownByTheirKeys() {
    #expect(CIFilter(name: "CISepiaTone")?.inputKeys == ["inputImage", "inputIntensity"])
    #expect(kCIInputBackgroundImageKey == "inputBackgroundImage")
    #expect(CIFilter.filterNames(inCategory: kCICategoryBlur).contains("CIGaussianBlur"))
  }
}
