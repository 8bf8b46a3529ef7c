import RenderCommand
import Testing

@Suite struct FilmRecipeTests {
  private func recipe(
    _ path: String, _ ranges: [Range<Int>] = [0..<180], width: Int = 750, height: Int = 1334
  ) throws -> String? {
    let selection = FrameSelection(ranges)
    return FilmRecipe(
      rate: "60", width: width, height: height, selection: selection,
      output: try OutputDestination(path, count: selection.count)
    ).command
  }

  @Test func theRateIsGivenBeforeTheInput() throws {
    let recipe = try recipe("out/fuber")
    #expect(
      recipe?.hasPrefix("ffmpeg -framerate 60 -i out/fuber/%05d.png -vf ") == true)
    #expect(recipe?.hasSuffix(" out/fuber.mp4") == true)
  }

  @Test func aPartOfTheClipNamesItsFirstFrame() throws {
    #expect(try recipe("out/a/", [90..<120])?.contains("-start_number 90 -i") == true)
  }

  @Test func framesWithGapsAreReadByTheirNames() throws {
    #expect(
      try recipe("out/a", [0..<9, 20..<30])?.contains("-pattern_type glob -i 'out/a/*.png'")
        == true)
  }

  @Test func templatesAreKeptAsTyped() throws {
    let numbered = try recipe("a%b/f%%-%d.png")
    #expect(numbered?.contains("-i a%%b/f%%-%d.png ") == true)
    let gaps = try recipe("a%b/f%%-%03d.png", [0..<2, 5..<6])
    #expect(gaps?.contains("-i 'a%b/f%-*.png'") == true)
    #expect(try recipe("%05d.png")?.hasSuffix("film.mp4") == true)
  }

  @Test func oddSidesArePadded() throws {
    let recipe = try recipe("out", width: 375)
    #expect(recipe?.contains("pad=ceil(iw/2)*2") == true)
    #expect(recipe?.contains("fillborders=right=1:bottom=0:mode=smear") == true)
  }

  @Test func rawRowsNeedTheirSizeAndRate() throws {
    #expect(
      try recipe("-")?.hasPrefix(
        "ffmpeg -f rawvideo -pix_fmt rgba -video_size 750x1334 -framerate 60 -i -") == true)
  }

  @Test func aStillIsNoFilm() throws {
    #expect(try recipe("a.png", [0..<1]) == nil)
    #expect(try recipe("out", [7..<8]) == nil)
  }

  @Test func pathsAreQuotedForTheShell() throws {
    #expect(FilmRecipe.quoted("it's") == "'it'\\''s'")
    #expect(FilmRecipe.quoted("out/a-b_1.mp4") == "out/a-b_1.mp4")
    #expect(FilmRecipe.quoted("") == "''")
  }
}
