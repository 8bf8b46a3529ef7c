import PNG
import Testing

@testable import Comparison

/// What is found out about clips beyond single pictures.
@Suite struct ClipComparisonTests {
  /// Pictures that all differ, of so many frames.
  private func moving(_ count: Int, from first: Int = 0) -> [StraightPicture] {
    (first..<first + count).map { StraightPicture(noise: UInt64($0), width: 4, height: 3) }
  }

  private func found(_ a: [StraightPicture], _ b: [StraightPicture]) -> [String] {
    ClipComparison(MemoryClip(a), MemoryClip(b)).named
  }

  @Test func equalClipsAreTheSame() {
    let comparison = ClipComparison(MemoryClip(moving(5)), MemoryClip(moving(5)))
    #expect(comparison.isSame)
    #expect(comparison.sameCount == 5)
  }

  @Test func aClipThatIsAFrameEarlySaysSo() throws {
    let comparison = ClipComparison(MemoryClip(moving(10)), MemoryClip(moving(10, from: 1)))
    #expect(comparison.named == ["shifted 0.png to 8.png", "different 9.png"])
    #expect(
      try #require(comparison.differences.first).message
        == "in B equal 1.png to 9.png of A: B is 1 frame early")
  }

  @Test func aClipThatIsTwoFramesLateFromTheMiddleOnSaysSo() throws {
    let a = moving(12)
    let b = Array(a[..<5]) + [a[4], a[4]] + Array(a[5..<10])
    let comparison = ClipComparison(MemoryClip(a), MemoryClip(b))
    let shift = try #require(
      comparison.differences.first { $0.kind == .shifted && $0.frames.count > 2 })
    #expect(shift.frames == Array(6..<12))
    #expect(shift.message.hasSuffix("B is 2 frames late"))
    #expect(comparison.named == ["repeated 5.png", "shifted 6.png to 11.png"])
  }

  @Test func framesThatStandStillDoNotBreakAShift() {
    var a = moving(12)
    a[5] = a[4]
    a[6] = a[4]
    let b = Array(a[1...]) + [StraightPicture(noise: 99, width: 4, height: 3)]
    #expect(found(a, b) == ["shifted 0.png to 10.png", "different 11.png"])
  }

  @Test func aFrameLostFromTheMiddleIsAShiftAndAMissingFrame() {
    let a = moving(10)
    let b = Array(a[..<4]) + Array(a[5...])
    #expect(found(a, b) == ["shifted 4.png to 8.png", "missing 9.png"])
  }

  @Test func neighboursThatChangedPlacesAreSwapped() {
    var b = moving(6)
    b.swapAt(2, 3)
    #expect(found(moving(6), b) == ["swapped 2.png and 3.png"])
    b = moving(6)
    b.swapAt(1, 4)
    #expect(found(moving(6), b) == ["swapped 1.png and 4.png"])
  }

  @Test func aFrameShownTwiceIsRepeated() {
    var b = moving(6)
    b[3] = b[2]
    #expect(found(moving(6), b) == ["repeated 3.png"])
  }

  @Test func whatComesLateAfterAFrameThatDiffersIsNoRepetition() {
    var b = moving(6)
    b[3] = b[2]
    b[2] = StraightPicture(noise: 99, width: 4, height: 3)
    #expect(found(moving(6), b) == ["different 2.png", "moved 3.png"])
  }

  @Test func aFrameFromElsewhereIsMoved() throws {
    var b = moving(6)
    b[1] = b[5]
    let comparison = ClipComparison(MemoryClip(moving(6)), MemoryClip(b))
    #expect(comparison.named == ["moved 1.png"])
    #expect(try #require(comparison.differences.first).message == "in B shows 5.png of A")
  }

  @Test func aPictureWithAnotherNameIsRenamed() {
    let pictures = moving(3)
    let file = { (name: String, place: Int) in
      (name, FrameContent.picture(ComparedFrame(picture: pictures[place])))
    }
    let a = MemoryClip(files: [file("a", 0), file("b", 1), file("c", 2)])
    let b = MemoryClip(files: [file("a", 0), file("c", 2), file("d", 1)])
    let comparison = ClipComparison(a, b)
    #expect(comparison.named == ["renamed b"])
    #expect(comparison.differences.first?.message == "is called d in B")
  }

  @Test func anExtraFileThatIsACopySaysOfWhat() {
    let picture = FrameContent.picture(ComparedFrame(picture: moving(1)[0]))
    let comparison = ClipComparison(
      MemoryClip(files: [("a", picture)]), MemoryClip(files: [("a", picture), ("a copy", picture)]))
    #expect(comparison.named == ["extra a copy"])
    #expect(comparison.differences.first?.message == "is not in A, and shows the same as a")
  }

  @Test func damageIsNamedOnEitherSideEvenWhenBothHaveIt() {
    let broken = MemoryClip(files: [
      ("a", .damaged(.unreadable(.truncated))), ("b", .damaged(.empty)),
      ("c", .damaged(.unreadable(.notPNG))), ("d", .damaged(.unreadable(.malformed(reason: "x")))),
    ])
    let comparison = ClipComparison(broken, broken)
    #expect(!comparison.isSame)
    #expect(
      comparison.differences.map(\.kind)
        == [.truncated, .truncated, .empty, .empty, .notPNG, .notPNG, .damaged, .damaged])
  }

  @Test func anExtraFileThatIsDamagedIsBoth() {
    let picture = FrameContent.picture(ComparedFrame(picture: moving(1)[0]))
    let comparison = ClipComparison(
      MemoryClip(files: [("a", picture)]),
      MemoryClip(files: [("a", picture), ("b", .damaged(.empty))]))
    #expect(comparison.named == ["extra b", "empty b"])
  }

  @Test func theSameSamplesInAnotherColourSpaceAreADifference() {
    let picture = moving(1)[0]
    let plain = MemoryClip(frames: [ComparedFrame(picture: picture)])
    let wide = MemoryClip(frames: [
      ComparedFrame(picture: picture, color: .coded(primaries: 12, transfer: 13))
    ])
    #expect(ClipComparison(plain, wide).named == ["profile frame 0"])
  }

  private func timed(_ delays: [(Int, Int)], plays: Int = 0) -> MemoryClip {
    let pictures = moving(delays.count)
    return MemoryClip(
      frames: zip(pictures, delays).map {
        ComparedFrame(
          picture: $0, delay: FrameDelay(PNGDelay(numerator: $1.0, denominator: $1.1)))
      }, plays: plays)
  }

  @Test func framesShownForAnotherTimeAreOneDifferenceARun() {
    let a = timed([(1, 60), (1, 60), (1, 60), (1, 60)])
    let b = timed([(1, 60), (1, 50), (2, 100), (1, 60)])
    let comparison = ClipComparison(a, b)
    #expect(comparison.named == ["timing frame 1 to frame 2"])
    #expect(comparison.differences.first?.message == "shown for 1/60 s in A and for 1/50 s in B")
    #expect(comparison.sameCount == 2)
  }

  @Test func equalTimesInOtherFractionsAreEqual() {
    #expect(ClipComparison(timed([(1, 50), (0, 0)]), timed([(2, 100), (0, 7)])).isSame)
  }

  @Test func animationsPlayedAnotherNumberOfTimesDiffer() {
    let comparison = ClipComparison(timed([(1, 60)], plays: 0), timed([(1, 60)], plays: 1))
    #expect(comparison.named == ["plays animation"])
    #expect(comparison.differences.first?.message == "A is played for ever, B once")
  }

  @Test func whatIsAllowedIsToleratedAndMeasured() throws {
    let picture = StraightPicture(width: 8, height: 8, [100, 100, 100, 255])
    let other = picture.setting(1, 1, to: [102, 100, 100, 255])
    let comparison = ClipComparison(
      MemoryClip([picture]), MemoryClip([other]), thresholds: Thresholds(tolerance: 2))
    #expect(comparison.isSame)
    guard case .tolerated(let difference) = try #require(comparison.frames.first).outcome else {
      Issue.record("not tolerated")
      return
    }
    #expect(difference.pixelCount == 1)
    #expect(difference.countAboveTolerance == 0)
  }

  @Test func aThousandFramesInDisorderAreSortedOut() {
    let a = moving(1000)
    let b = Array(a.reversed())
    let comparison = ClipComparison(MemoryClip(a), MemoryClip(b))
    #expect(comparison.differences.count == 500)
    #expect(comparison.differences.allSatisfy { $0.kind == .swapped })
  }

  @Test func aThousandFramesThatLookAlikeAreSortedOut() {
    let blank = StraightPicture(width: 2, height: 2, [0, 0, 0, 0])
    let full = StraightPicture(width: 2, height: 2, [1, 2, 3, 255])
    let a = (0..<1000).map { $0 % 2 == 0 ? blank : full }
    let b = (0..<1000).map { $0 % 2 == 0 ? full : blank }
    let comparison = ClipComparison(MemoryClip(a), MemoryClip(b))
    #expect(comparison.named == ["moved 0.png", "shifted 1.png to 999.png"])
  }
}
