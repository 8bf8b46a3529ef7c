import TestSupport
import Testing

@testable import Comparison

/// Files are compared on all cores, and those with the same bytes are read once.
@Suite struct SeparateFramesTests {
  private struct Unreadable: Error, Hashable { var index: Int }

  /// A clip whose frames are files, of which some cannot be read.
  private struct FileClip: PictureClip {
    typealias Failure = Unreadable

    var clip: MemoryClip
    var unreadable: Set<Int> = []
    var sources: [[UInt8]] = []

    var names: [String] { clip.names }
    var isNamed: Bool { true }
    var plays: Int? { nil }
    var hasSeparateFrames: Bool { true }

    func content(ofFrame index: Int) throws(Unreadable) -> FrameContent {
      if unreadable.contains(index) { throw Unreadable(index: index) }
      return clip.contents[index]
    }

    func source(ofFrame index: Int) -> [UInt8]? {
      sources.indices.contains(index) ? sources[index] : nil
    }
  }

  /// Files of a few pictures, some of them damaged, some left out.
  private static func clip(_ numbers: inout SeededGenerator) -> MemoryClip {
    let pictures = (0..<4).map { level in
      StraightPicture(
        width: 2, height: 2, pixels: [UInt8](repeating: UInt8(60 * level + 60), count: 16))
    }
    var files: [(String, FrameContent)] = []
    for number in 0..<Int.random(in: 1...60, using: &numbers) {
      switch Int.random(in: 0..<20, using: &numbers) {
      case 0: continue
      case 1: files.append(("\(number).png", .damaged(.empty)))
      default:
        let picture = pictures[Int.random(in: 0..<4, using: &numbers)]
        files.append(("\(number).png", .picture(ComparedFrame(picture: picture))))
      }
    }
    return MemoryClip(files: files)
  }

  @Test(arguments: UInt64(0)..<30)
  func allCoresFindWhatOneFinds(seed: UInt64) async throws {
    var numbers = SeededGenerator(seed: seed)
    var (a, b) = (Self.clip(&numbers), Self.clip(&numbers))
    let alone = ClipComparison(&a, &b)
    let together = try await ClipComparison(
      comparing: FileClip(clip: a), with: FileClip(clip: b))
    #expect(together.frames == alone.frames)
    #expect(together.differences == alone.differences)
  }

  @Test func theFirstOfSeveralErrorsComesOut() async {
    let picture = StraightPicture(width: 1, height: 1, pixels: [1, 2, 3, 255])
    let clip = MemoryClip(Array(repeating: picture, count: 100))
    for first in [0, 7, 8, 63] {
      let a = FileClip(clip: clip, unreadable: [first, 98, 99])
      await #expect(throws: Unreadable(index: first)) {
        _ = try await ClipComparison(comparing: a, with: FileClip(clip: clip))
      }
    }
  }

  @Test func aFileWithTheSameBytesIsNotReadAgain() async throws {
    let pictures = (0..<3).map {
      StraightPicture(width: 1, height: 1, pixels: [UInt8($0), 2, 3, 255])
    }
    let a = FileClip(clip: MemoryClip(pictures), sources: [[1], [2], [3]])
    let b = FileClip(clip: MemoryClip(pictures), unreadable: [1], sources: [[9], [2]])
    let comparison = try await ClipComparison(comparing: a, with: b)
    #expect(comparison.isSame)
    let other = FileClip(clip: b.clip, unreadable: [1], sources: [[1], [8], [3]])
    await #expect(throws: Unreadable(index: 1)) {
      _ = try await ClipComparison(comparing: a, with: other)
    }
  }
}
