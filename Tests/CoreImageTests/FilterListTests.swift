import CoreGraphics
import CoreImage
import Testing
import VirtualTime

struct FilterListTests {
  @Test func filtersAreListedByCategory() {
    let blurs = CIFilter.filterNames(inCategory: kCICategoryBlur)
    #expect(blurs.contains("CIGaussianBlur"))
    #expect(!blurs.contains("CISepiaTone"))
    #expect(CIFilter.filterNames(inCategory: nil).count > 90)
    #expect(CIFilter.filterNames(inCategory: "no such category").isEmpty)
    #expect(
      Set(CIFilter.filterNames(inCategories: [kCICategoryBlur, kCICategoryBuiltIn])) == Set(blurs))
  }

  @Test func keysAndAttributesAreThoseOfTheFilter() throws {
    let sepia = try #require(CIFilter(name: "CISepiaTone"))
    #expect(sepia.inputKeys == ["inputImage", "inputIntensity"])
    #expect(sepia.outputKeys == ["outputImage"])
    let attributes = sepia.attributes
    #expect(attributes[kCIAttributeFilterName] as? String == "CISepiaTone")
    #expect(attributes[kCIAttributeFilterDisplayName] as? String == "Sepia Tone")
    let intensity = attributes[kCIInputIntensityKey] as? [String: Any]
    #expect(intensity?[kCIAttributeDefault] as? Double == 1)
    #expect(intensity?[kCIAttributeClass] as? String == "NSNumber")
    #expect(intensity?[kCIAttributeSliderMax] as? Double == 1)
    #expect(CIFilter.localizedName(forFilterName: "CIGaussianBlur") == "Gaussian Blur")
  }

  @Test func everyFilterHasAttributesOfItsOwnName() {
    for name in CIFilter.filterNames(inCategory: nil) {
      #expect(CIFilter(name: name)?.attributes[kCIAttributeFilterName] as? String == name)
    }
  }

  @Test func theOutputIsAKeyToo() throws {
    let filter = try #require(CIFilter(name: "CIColorInvert"))
    #expect(filter.outputImage == nil)
    filter.setValue(Pictures.plain([0, 0, 0]), forKey: kCIInputImageKey)
    let image = filter.value(forKey: kCIOutputImageKey) as? CIImage
    #expect(Pictures.pixel(image, 0, 0) == [255, 255, 255, 255])
    filter.setValue(nil, forKey: kCIInputImageKey)
    #expect(filter.outputImage == nil)
  }

  @Test func propertiesAreInputsByAnotherName() {
    let blur = CIFilter.gaussianBlur()
    #expect(blur.radius == 10)
    blur.radius = 3
    blur.inputImage = Pictures.plain([9, 9, 9])
    #expect(blur.value(forKey: kCIInputRadiusKey) as? Float == 3)
    #expect(blur.outputImage?.extent.width == 22)
    let bump = CIFilter.bumpDistortion()
    bump.center = CGPoint(x: 4, y: 5)
    #expect((bump.value(forKey: kCIInputCenterKey) as? CIVector)?.cgPointValue == bump.center)
  }

  /// A subclass that says itself what it makes.
  private final class Darkened: CIFilter {
    var inputImage: CIImage?
    override var outputImage: CIImage? {
      inputImage?.applyingFilter("CIExposureAdjust", parameters: [kCIInputEVKey: -1])
    }
  }

  @Test func aSubclassMakesItsOwnOutput() {
    let filter = Darkened()
    #expect(filter.outputImage == nil)
    filter.inputImage = Pictures.plain([255, 255, 255])
    #expect(Pictures.pixel(filter.outputImage, 0, 0) == [188, 188, 188, 255])
    #expect(filter.name == "Darkened")
  }

  @Test func anUnknownFilterLeavesTheImageAndIsNoted() {
    let context = SceneContext(screen: VirtualScreen(width: 9, height: 9, scale: 1), seed: 0)
    SceneContext.$current.withValue(context) {
      let image = Pictures.plain([1, 2, 3])
      #expect(image.applyingFilter("CISparkle", parameters: [:]) === image)
      let faces = CIDetector(ofType: CIDetectorTypeFace, context: nil, options: nil)
      #expect(faces?.features(in: image).isEmpty == true)
      #expect(CIDetector(ofType: "CIDetectorTypeCat", context: nil, options: nil) == nil)
    }
    let noted = context.ledger.entries.map(\.feature)
    #expect(noted.contains("filter CISparkle"))
    #expect(noted.contains { $0.hasPrefix("detection of features") })
  }

  static let numbers: [Double] = [.nan, .infinity, -.infinity, -1e30, 1e30, -1, 0, 1e-300]

  /// Every filter, with every number of its inputs at its worst.
  @Test(arguments: numbers) func noInputTraps(value: Double) {
    let image = Pictures.image(6, 5) { x, y in [UInt8(20 * x), UInt8(20 * y), 50, 200] }
    let area = CGRect(x: -2, y: -2, width: 9, height: 9)
    for name in CIFilter.filterNames(inCategory: nil) {
      guard let plain = CIFilter(name: name) else { continue }
      func fill(_ filter: CIFilter) {
        for key in filter.inputKeys {
          if key.hasSuffix("Image") { filter.setValue(image, forKey: key) }
          if key == "inputMessage" { filter.setValue(Data([1, 2, 3]), forKey: key) }
        }
      }
      fill(plain)
      _ = Pictures.pixels(plain.outputImage, in: area)
      for key in plain.inputKeys {
        guard let filter = CIFilter(name: name) else { continue }
        fill(filter)
        switch filter.value(forKey: key) {
        case is Double: filter.setValue(value, forKey: key)
        case let vector as CIVector:
          let values = [CGFloat](repeating: CGFloat(value), count: vector.count)
          filter.setValue(CIVector(values: values, count: values.count), forKey: key)
        case is CIColor:
          let part = CGFloat(value)
          filter.setValue(CIColor(red: part, green: 0, blue: 1, alpha: part), forKey: key)
        case is CGAffineTransform:
          filter.setValue(
            CGAffineTransform(a: value, b: 0, c: 1, d: value, tx: 0, ty: value), forKey: key)
        case is String: filter.setValue("\(value)", forKey: key)
        case is CIImage: filter.setValue(nil, forKey: key)
        default: continue
        }
        _ = Pictures.pixels(filter.outputImage, in: area)
        _ = filter.outputImage?.extent
      }
    }
  }
}
