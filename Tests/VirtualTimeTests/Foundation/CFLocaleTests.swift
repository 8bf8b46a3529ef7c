import Testing
import VirtualTime

@MainActor
struct CFLocaleTests {
  @Test func languagesAreWrittenInTheirDirections() {
    #expect(CFLocaleGetLanguageCharacterDirection("en") == .leftToRight)
    #expect(CFLocaleGetLanguageCharacterDirection("ar_EG") == .rightToLeft)
    #expect(CFLocaleGetLanguageLineDirection("en") == .topToBottom)
    #expect(CFLocaleGetLanguageCharacterDirection(nil) == .unknown)
  }

  @Test func theLocaleIsThatOfTheScenesLanguage() {
    let context = SceneContext(
      screen: VirtualScreen(width: 10, height: 10), seed: 1, languages: ["he"])
    SceneContext.$current.withValue(context) {
      let name = CFLocaleGetIdentifier(CFLocaleCopyCurrent())
      #expect(name?.rawValue == "he")
      #expect(CFLocaleGetLanguageCharacterDirection(name?.rawValue) == .rightToLeft)
    }
  }
}
