import Foundation
import TestSupport
import Testing

/// The gauge and its water against their table.
@MainActor
@Suite struct WaterValuesTests {
  @Test func theGaugeLooksAsListed() throws {
    let shown = try LayersShown("notes-water-wave", at: 0)
    #expect(try shown.inside("progress").names == ["progress", "visibleView", "wave"])
    expect(try shown.frame(of: "progress"), [87.5, 233.5, 200, 200])
    expect(try shown.numbers("cornerRadius", of: "progress"), [100])
    #expect(try shown.flag("masksToBounds", of: "progress"))
    #expect(try !shown.flag("masksToBounds", of: "visibleView"))
    expect(
      try shown.numbers("backgroundColor", of: "progress"), [240 / 255.0, 248 / 255.0, 1, 1])
    expect(try shown.frame(of: "visibleView"), [0, 100, 200, 200])
    expect(try shown.frame(of: "wave"), [-200, 0, 400, 200])
    expect(try shown.numbers("fillColor", of: "wave"), [30 / 255.0, 144 / 255.0, 1, 1])
  }

  /// From the left end along the sine, one line for each half point, and round the water below it.
  @Test func theWaveIsASineOfFiveByAHundredPoints() throws {
    let knots = try LayersShown("notes-water-wave", at: 0).knots(of: "wave")
    var expected = [[0.0, 0]]
    for step in 0...800 {
      let x = Double(step) / 2
      expected.append([x, 5 * sin(x * 8 * .pi / 400)])
    }
    expected += [[400, 200], [0, 200]]
    #expect(knots.count == expected.count)
    expect(knots.flatMap { $0 }, expected.flatMap { $0 })
  }

  /// A wave is 100 points long, and three seconds are two of them: half way through the picture is
  /// that of the start, and so it is at the very end. At two pixels to a point, where the gauge ends
  /// between pixels.
  @Test(arguments: [1.5, 2.9999999]) func theLoopCloses(time: Double) throws {
    let first = try picture(of: "notes-water-wave", at: 0, scale: 2).pixels
    let second = try picture(of: "notes-water-wave", at: time, scale: 2).pixels
    #expect(PixelDifference(first, second).greatest <= 1)
  }

  @Test func theLevelIsToldOnRequest() throws {
    #expect(try LayersShown("notes-water-progress", at: 3.6).flag("hidden", of: "percent"))
    for (time, text) in [(0.5, "0 %"), (1.5, "25 %"), (3.6, "50 %"), (8.0, "100 %")] {
      let shown = try LayersShown("notes-water-progress", at: time, ["percentage": 1])
      #expect(try !shown.flag("hidden", of: "percent"))
      #expect(shown.text("text", of: "percent") == text)
    }
  }
}
