import RenderCommand
import Testing

@Suite struct SuggestionsTests {
  private let scenes = Suggestions(among: [
    "fuber", "fuber-ending", "fuber-grid-1", "fuber-grid-2", "iris-dot",
  ])

  @Test func theNearestNameComesFirst() {
    #expect(scenes.nearest(to: "fubber").first == "fuber")
    #expect(scenes.nearest(to: "fuebr").first == "fuber")
    #expect(scenes.nearest(to: "Fuber-Endin").first == "fuber-ending")
    #expect(scenes.nearest(to: "iris").first == "iris-dot")
  }

  @Test func aNameInOtherCapitalsIsTheOnlySuggestion() {
    #expect(scenes.nearest(to: "FUBER") == ["fuber"])
  }

  @Test func aNameThatIsKnownTwiceIsSuggestedOnce() {
    #expect(Suggestions(among: ["iris", "irid", "iris"]).nearest(to: "iri") == ["iris", "irid"])
  }

  @Test func nothingIsSuggestedForWhatIsFar() {
    #expect(scenes.nearest(to: "zoetrope").isEmpty)
  }

  /// Pairs from the literature; the swap counts once.
  @Test(arguments: [
    ("kitten", "sitting", 3), ("", "abc", 3), ("abc", "", 3), ("flaw", "lawn", 2), ("ab", "ba", 1),
    ("same", "same", 0), ("ca", "abc", 3),
  ])
  func editDistanceCountsChanges(a: String, b: String, distance: Int) {
    #expect(Suggestions.editDistance(a, b) == distance)
  }
}
