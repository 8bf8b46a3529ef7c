import Foundation
import TestSupport
import Testing

@Suite struct GoldenTests {
  /// Stands for the root of a package; removed by each test.
  let root = FileManager.default.temporaryDirectory.path + "/GoldenTests-" + UUID().uuidString

  private var golden: Golden {
    Golden(subject: "Square", filePath: root + "/Tests/RasterTests/Fills/SquareTests.swift")
  }

  private func picture(_ red: UInt8, width: Int = 2) -> Picture {
    Picture(
      width: width, height: 3, pixels: (0..<width * 3).flatMap { _ in [red, 0, 0, 255] as [UInt8] })
  }

  private func cleanUp() { try? FileManager.default.removeItem(atPath: root) }

  @Test func aMissingGoldenIsWrittenAndFailsOnce() throws {
    defer { cleanUp() }
    #expect(golden.path == root + "/Tests/RasterTests/Goldens/Square.png")
    let failure = try #require(try golden.failure(of: picture(9)))
    #expect(failure.contains(golden.path))
    #expect(failure.contains("swift test --filter RasterTests"))
    #expect(try Picture(contentsOf: golden.path) == picture(9))
    #expect(try golden.failure(of: picture(9)) == nil)
  }

  @Test func aMismatchWritesAStripAndKeepsTheGolden() throws {
    defer { cleanUp() }
    try picture(10).write(to: golden.path)
    let failure = try #require(try golden.failure(of: picture(12)))
    #expect(failure.contains("6 pixels differ, by at most 2 of 255"))
    #expect(failure.contains(golden.stripPath))
    #expect(failure.contains("ZOETROPE_RECORD=1 swift test --filter RasterTests"))
    #expect(try Picture(contentsOf: golden.path) == picture(10))

    let strip = try Picture(contentsOf: golden.stripPath)
    #expect(strip.width == 2 + 4 + 2 + 4 + 2)
    #expect(strip.height == 3)
    let red = (0..<strip.width).map { strip.pixels[$0 * 4] }
    #expect(red == [10, 10, 0, 0, 0, 0, 65, 65, 0, 0, 0, 0, 12, 12])
  }

  @Test func aToleranceIsTheGreatestStepThatPasses() throws {
    defer { cleanUp() }
    try picture(10).write(to: golden.path)
    #expect(try golden.failure(of: picture(12), tolerance: 2) == nil)
    #expect(try golden.failure(of: picture(13), tolerance: 2) != nil)
  }

  @Test func anotherSizeIsAMismatch() throws {
    defer { cleanUp() }
    try picture(10).write(to: golden.path)
    let failure = try #require(try golden.failure(of: picture(10, width: 4), tolerance: 255))
    #expect(failure.contains("the golden has 2 × 3 pixels, the picture 4 × 3"))
    #expect(try Picture(contentsOf: golden.stripPath).width == 4 + 4 + 4 + 4 + 4)
  }

  @Test func recordingReplacesTheGolden() throws {
    defer { cleanUp() }
    try picture(10).write(to: golden.path)
    #expect(try golden.failure(of: picture(99), isRecording: true) == nil)
    #expect(try Picture(contentsOf: golden.path) == picture(99))
  }
}
