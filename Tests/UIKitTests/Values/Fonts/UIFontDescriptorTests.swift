import CoreText
import Testing
import UIKit
import VirtualTime

@MainActor @Suite struct UIFontDescriptorTests {
  @Test func aFontIsFoundAgainByItsDescriptor() {
    for font in [
      UIFont.systemFont(ofSize: 17), .boldSystemFont(ofSize: 9), .italicSystemFont(ofSize: 20),
      .monospacedDigitSystemFont(ofSize: 12, weight: .light),
    ] {
      #expect(UIFont(descriptor: font.fontDescriptor, size: 0) == font)
      #expect(font.fontDescriptor.pointSize == font.pointSize)
      #expect(UIFont(descriptor: font.fontDescriptor, size: 30) == font.withSize(30))
    }
  }

  @Test func traitsChooseAFaceOfTheFamily() throws {
    let descriptor = UIFont.systemFont(ofSize: 17).fontDescriptor
    let bold = try #require(descriptor.withSymbolicTraits(.traitBold))
    #expect(UIFont(descriptor: bold, size: 0) == .boldSystemFont(ofSize: 17))
    #expect(bold.symbolicTraits == .traitBold)
    let both = try #require(bold.withSymbolicTraits([.traitBold, .traitItalic]))
    let font = UIFont(descriptor: both, size: 0)
    #expect(font.fontDescriptor.symbolicTraits == [.traitBold, .traitItalic])
    #expect(font.fontName == UIFont.boldSystemFont(ofSize: 1).fontName)
    // Those that are not named are gone.
    let plain = try #require(both.withSymbolicTraits([]))
    #expect(UIFont(descriptor: plain, size: 0) == .systemFont(ofSize: 17))
  }

  @Test func weightsAreTraitsToo() {
    let descriptor = UIFont.systemFont(ofSize: 17).fontDescriptor.addingAttributes([
      .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.semibold]
    ])
    #expect(UIFont(descriptor: descriptor, size: 0) == .systemFont(ofSize: 17, weight: .semibold))
  }

  @Test func numberSpacingIsAFeature() {
    let descriptor = UIFont.systemFont(ofSize: 17).fontDescriptor.addingAttributes([
      .featureSettings: [
        [
          UIFontDescriptor.FeatureKey.featureIdentifier: kNumberSpacingType,
          .typeIdentifier: kMonospacedNumbersSelector,
        ]
      ]
    ])
    let font = UIFont(descriptor: descriptor, size: 0)
    #expect(font == .monospacedDigitSystemFont(ofSize: 17, weight: .regular))
    let widths = ["111", "000"].map { ($0 as NSString).size(withAttributes: [.font: font]).width }
    #expect(widths[0] == widths[1])
  }

  @Test func namesFamiliesAndFacesAreLookedUp() {
    #expect(
      UIFont(descriptor: UIFontDescriptor(name: "Inter-Bold", size: 11), size: 0)
        == UIFont(name: "Inter-Bold", size: 11))
    let family = UIFontDescriptor(fontAttributes: [.family: "Inter", .face: "Light"])
    #expect(UIFont(descriptor: family, size: 10) == UIFont(name: "Inter-Light", size: 10))
    #expect(UIFont(descriptor: UIFontDescriptor(), size: 0).pointSize == 12)
    #expect(
      UIFont.systemFont(ofSize: 10).fontDescriptor.withFace("Bold").object(forKey: .face)
        as? String == "Bold")
  }

  @Test func designsStandInAndAreNoted() throws {
    let context = SceneContext(screen: VirtualScreen(width: 10, height: 10), seed: 1)
    try SceneContext.$current.withValue(context) {
      let system = UIFont.systemFont(ofSize: 17).fontDescriptor
      let rounded = try #require(system.withDesign(.rounded))
      #expect(UIFont(descriptor: rounded, size: 0).pointSize == 17)
      let georgia = UIFontDescriptor(name: "Georgia", size: 10)
      #expect(georgia.withDesign(.rounded) == nil)
      #expect(georgia.withSymbolicTraits(.traitMonoSpace) == nil)
    }
    #expect(context.ledger.entries.contains { $0.feature.contains("rounded") })
  }

  @Test func textStylesHaveTheirSizes() {
    for style in [UIFont.TextStyle.body, .headline, .largeTitle, .caption2] {
      let descriptor = UIFontDescriptor.preferredFontDescriptor(withTextStyle: style)
      #expect(UIFont(descriptor: descriptor, size: 0) == .preferredFont(forTextStyle: style))
    }
  }

  @Test func metricsLeaveSizesAsTheyWereDesigned() {
    let font = UIFont.boldSystemFont(ofSize: 21)
    #expect(UIFontMetrics(forTextStyle: .title1).scaledFont(for: font) == font)
    #expect(UIFontMetrics.default.scaledFont(for: font, maximumPointSize: 18).pointSize == 18)
    #expect(UIFontMetrics.default.scaledValue(for: 40) == 40)
  }

  @Test func hostileAttributesFindAFont() {
    let descriptor = UIFontDescriptor(fontAttributes: [
      .size: CGFloat.nan, .traits: [UIFontDescriptor.TraitKey.symbolic: -1.5], .name: 7,
      .matrix: CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0),
    ])
    #expect(UIFont(descriptor: descriptor, size: -3).pointSize == 12)
  }
}
