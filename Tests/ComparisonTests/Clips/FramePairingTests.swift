import Testing

@testable import Comparison

@Suite struct FramePairingTests {
  @Test func numbersInNamesCountAsNumbers() {
    let names = ["a", "f1", "f9", "f10", "f010b", "f11", "f100", "g"]
    #expect(names.shuffled().sorted(by: FrameName.precedes) == names)
    #expect(FrameName.precedes("00009.png", "00010.png"))
    #expect(FrameName.precedes("99999.png", "100000.png"))
  }

  @Test func theOrderIsStrict() {
    let names = [
      "", "0", "00", "1", "01", "a", "a0", "a00", "a0b", "a-1", "é", "f99999999999999999999",
    ]
    for one in names {
      #expect(!FrameName.precedes(one, one))
      for other in names where one != other {
        #expect(FrameName.precedes(one, other) != FrameName.precedes(other, one))
      }
    }
  }

  private func clip(_ names: String...) -> MemoryClip {
    let picture = StraightPicture(width: 1, height: 1, [0, 0, 0, 255])
    return MemoryClip(files: names.map { ($0, .picture(ComparedFrame(picture: picture))) })
  }

  @Test func filesBelongTogetherByName() {
    let pairs = FramePairing.pairs(clip("1", "2", "4"), clip("2", "3", "4"))
    #expect(pairs.map(\.name) == ["1", "2", "3", "4"])
    #expect(pairs.map(\.a) == [0, 1, nil, 2])
    #expect(pairs.map(\.b) == [nil, 0, 1, 2])
  }

  @Test func framesOfAnAnimationBelongToFilesByPosition() {
    let picture = ComparedFrame(picture: StraightPicture(width: 1, height: 1, [0, 0, 0, 255]))
    let animation = MemoryClip(frames: [picture, picture, picture])
    let pairs = FramePairing.pairs(animation, clip("7.png", "9.png"))
    #expect(pairs.map(\.name) == ["7.png", "9.png", "frame 2"])
    #expect(pairs.map(\.a) == [0, 1, 2])
    #expect(pairs.map(\.b) == [0, 1, nil])
  }
}
