import RenderCommand
import Testing

@Suite struct FilmRecipeTests {
  private func recipe(
    _ output: OutputDestination, _ ranges: [Range<Int>] = [0..<180], width: Int = 750,
    height: Int = 1334
  ) -> String? {
    FilmRecipe(
      rate: "60", width: width, height: height, selection: FrameSelection(ranges), output: output
    ).command
  }

  @Test func theRateIsGivenBeforeTheInput() {
    #expect(
      recipe(.folder("out/fuber"))
        == "ffmpeg -framerate 60 -start_number 0 -i out/fuber/%05d.png -pix_fmt yuv420p out/fuber.mp4"
    )
  }

  @Test func aPartOfTheClipNamesItsFirstFrame() {
    #expect(recipe(.folder("out/a/"), [90..<120])?.contains("-start_number 90 -i") == true)
  }

  @Test func framesWithGapsAreReadByTheirNames() {
    #expect(
      recipe(.folder("out/a"), [0..<9, 20..<30])?.contains("-pattern_type glob -i 'out/a/*.png'")
        == true)
  }

  @Test func oddSidesArePadded() {
    #expect(recipe(.folder("out"), width: 375)?.contains("pad=ceil(iw/2)*2") == true)
  }

  @Test func rawRowsNeedTheirSizeAndRate() {
    #expect(
      recipe(.standardOutput)?.hasPrefix(
        "ffmpeg -f rawvideo -pix_fmt rgba -video_size 750x1334 -framerate 60 -i -") == true)
  }

  @Test func aStillIsNoFilm() {
    #expect(recipe(.file("a.png"), [0..<1]) == nil)
    #expect(recipe(.folder("out"), [7..<8]) == nil)
  }

  @Test func pathsAreQuotedForTheShell() {
    #expect(FilmRecipe.quoted("it's") == "'it'\\''s'")
    #expect(FilmRecipe.quoted("out/a-b_1.mp4") == "out/a-b_1.mp4")
    #expect(FilmRecipe.quoted("") == "''")
  }
}
