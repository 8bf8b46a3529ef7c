import Glyphs
import Testing

/// Which face answers to which name.
@Suite struct FontNamesTests {
  @Test(arguments: ["Inter-Bold", "Inter Bold", "inter bold"])
  func bundledFacesHaveTheirOwnNames(name: String) {
    let face = BundledFonts.face(named: name)
    #expect(face == NamedFace(typeface: BundledFonts.interface(weight: .bold)))
  }

  @Test(arguments: [
    ("Helvetica", FontWeight.regular), ("Helvetica-Bold", .bold), ("HelveticaNeue-Light", .light),
    ("HelveticaNeue-UltraLight", .thin), ("HelveticaNeue-Medium", .medium),
    ("AvenirNext-DemiBold", .semibold), ("Avenir-Heavy", .bold), ("TimesNewRomanPSMT", .regular),
  ])
  func theWeightIsWhatTheNameEndsWith(name: String, weight: FontWeight) throws {
    let face = try #require(BundledFonts.face(named: name))
    #expect(face.typeface == BundledFonts.interface(weight: weight))
  }

  @Test func italicsLean() throws {
    #expect(try #require(BundledFonts.face(named: "Helvetica-BoldOblique")).slant > 0.2)
    #expect(try #require(BundledFonts.face(named: "Georgia-Italic")).slant > 0.2)
    #expect(try #require(BundledFonts.face(named: "Georgia")).slant == 0)
  }

  @Test func onlyOtherDesignsAreStandIns() throws {
    #expect(try #require(BundledFonts.face(named: "Georgia")).isStandIn)
    #expect(!(try #require(BundledFonts.face(named: "Helvetica"))).isStandIn)
    #expect(BundledFonts.face(named: "Nobody-Bold") == nil)
  }

  @Test func facesSayWhatTheyAreCalled() {
    let bold = BundledFonts.interface(weight: .bold)
    #expect(bold.name == "Inter-Bold")
    #expect(bold.family == "Inter")
    #expect(bold.subfamily == "Bold")
    #expect(bold.name(.full) == "Inter Bold")
    #expect(bold.glyphCount > 200)
  }

  @Test func theUnderlineLiesBelowTheBaselineAndTheOtherThroughSmallLetters() {
    let metrics = BundledFonts.interface().metrics(size: 100)
    #expect(metrics.underline.height < 0)
    #expect(metrics.underline.thickness > 0)
    #expect(metrics.strikethrough.height > 0)
    #expect(metrics.strikethrough.height < metrics.xHeight)
  }

  @Test func namesAskedForAgainMeanTheSameFaceHoweverManyThereAre() {
    let known = BundledFonts.face(named: "Avenir-Heavy")
    #expect(known != nil)
    for number in 0..<1000 {
      #expect(BundledFonts.face(named: "Nobody\(number)") == nil)
      #expect(BundledFonts.face(named: "Nobody\(number)") == nil)
    }
    #expect(BundledFonts.face(named: "Avenir-Heavy") == known)
  }
}
