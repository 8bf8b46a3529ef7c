import Foundation

/// What `bench scenes` is asked to measure.
struct SceneOptions {
  /// Pixels.
  struct Size: CustomStringConvertible {
    var width: Int
    var height: Int
    var description: String { "\(width)x\(height)" }
  }

  /// Ids; none for all.
  private(set) var scenes: [String] = []
  private(set) var jobs = [1, 2]
  private(set) var sizes = [Size(width: 750, height: 1334), Size(width: 1080, height: 1920)]
  /// Frames of each scene at most; nil for whole clips.
  private(set) var frames: Int?
  /// False: every frame is drawn and encoded anew.
  private(set) var usesCache = true
  /// Of each row at most, of which the middle one counts.
  private(set) var runs = 5
  /// True: one row is measured here and said in numbers, for the process that asks.
  private(set) var isRaw = false

  init(_ arguments: [String]) throws(BenchError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      guard argument.hasPrefix("--") else {
        scenes.append(argument)
        continue
      }
      if argument == "--no-cache" {
        usesCache = false
        continue
      }
      if argument == "--raw" {
        isRaw = true
        continue
      }
      guard let value = rest.popFirst() else { throw BenchError("\(argument) needs a value") }
      switch argument {
      case "--jobs": jobs = try value.split(separator: ",").map(SceneOptions.number)
      case "--frames": frames = try SceneOptions.number(value[...])
      case "--runs": runs = try SceneOptions.number(value[...])
      case "--size": sizes = try value.split(separator: ",").map(SceneOptions.size)
      default: throw BenchError("there is no option '\(argument)'")
      }
    }
  }

  static func number(_ text: Substring) throws(BenchError) -> Int {
    guard let number = Int(text), (1...16_384).contains(number) else {
      throw BenchError("'\(text)' is no number from 1 to 16384")
    }
    return number
  }

  static func size(_ text: Substring) throws(BenchError) -> Size {
    let sides = text.split(separator: "x")
    guard sides.count == 2 else { throw BenchError("'\(text)' is no size like 1080x1920") }
    return Size(width: try number(sides[0]), height: try number(sides[1]))
  }
}
