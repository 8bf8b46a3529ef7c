import SceneLibrary
import Stage
import Testing

/// The sheet of features: every page shows something, and each another thing.
@MainActor
struct FeaturesSceneTests {
  @Test func everyPageIsDrawn() throws {
    let scene = try #require(SceneLibrary.scenes.first { $0.id == "features" })
    var pages: Set<[UInt8]> = []
    for second in 0..<Int(scene.duration) {
      let page = try picture(of: "features", at: Double(second), scale: 0.5)
      let colored = stride(from: 0, to: page.pixels.count, by: 4).filter {
        page.pixels[$0] != page.pixels[$0 + 1]
      }.count
      #expect(colored > 800, "page \(second)")
      pages.insert(page.pixels)
    }
    #expect(pages.count == Int(scene.duration))
  }

  @Test func everyPageOfControlsIsDrawnLightAndDark() throws {
    let scene = try #require(SceneLibrary.scenes.first { $0.id == "features-controls" })
    var pages: Set<[UInt8]> = []
    for second in 0..<Int(scene.duration) {
      let page = try picture(of: scene.id, at: Double(second), scale: 0.5)
      pages.insert(page.pixels)
      // The lower corners are empty: light at the left, dark at the right.
      let row = (page.height - 1) * page.width * 4
      #expect(page.pixels[row] > 200, "page \(second)")
      #expect(page.pixels[row + (page.width - 1) * 4] < 64, "page \(second)")
    }
    #expect(pages.count == Int(scene.duration))
  }
}
