import CWideKernels
import Foundation
import Raster

/// `bench replay`: draws one workload again and again on one thread and prints how long each whole
/// frame took.
struct Replay {
  private let file: String
  private let shortest: Duration
  private let mostFrames: Int
  private let dump: String?
  /// The vectors to use; nil for the widest.
  private let level: WideLevel?

  /// `[--vectors BITS] FILE.json MIN_MS MAX_REPS [DUMP.rgba]`
  init(_ arguments: [String]) throws(BenchError) {
    var arguments = arguments
    level = try Self.level(takenFrom: &arguments)
    guard (3...4).contains(arguments.count) else {
      throw BenchError("replay takes [--vectors BITS] FILE.json MIN_MS MAX_REPS [DUMP.rgba]")
    }
    file = arguments[0]
    guard let milliseconds = Double(arguments[1]), (0...1e9).contains(milliseconds) else {
      throw BenchError("'\(arguments[1])' is no time in milliseconds")
    }
    guard let count = Int(arguments[2]), count > 0 else {
      throw BenchError("'\(arguments[2])' is no number of repetitions")
    }
    shortest = .milliseconds(milliseconds)
    mostFrames = count
    dump = arguments.count == 4 ? arguments[3] : nil
  }

  /// Those of `--vectors`, where that comes first.
  private static func level(takenFrom arguments: inout [String]) throws(BenchError) -> WideLevel? {
    guard arguments.first == "--vectors" else { return nil }
    let levels = ["128": WIDE_128, "256": WIDE_AVX2, "512": WIDE_AVX512]
    guard arguments.count > 1, let level = levels[arguments[1]] else {
      throw BenchError("--vectors takes 128, 256 or 512")
    }
    arguments.removeFirst(2)
    return level
  }

  func run() throws(BenchError) {
    // Of this thread, which does it all.
    if let level, wide_limit_level(level) != level {
      throw BenchError("this processor has no vectors that wide")
    }
    let workload = try Workload(file: file)
    var painter = BandPainter()
    var picture = Pixmap(width: workload.width, height: workload.height)
    // Memory and caches are warm from the third frame on.
    for _ in 0..<2 { workload.draw(with: &painter, into: &picture) }
    let clock = ContinuousClock()
    var samples: [Duration] = []
    let start = clock.now
    while samples.count < mostFrames,
      samples.count < Replay.fewestFrames || start.duration(to: clock.now) < shortest
    {
      samples.append(clock.measure { workload.draw(with: &painter, into: &picture) })
    }
    let texts = samples.map { String(format: "%.4f", $0.milliseconds) }
    print("{\"samples_ms\":[\(texts.joined(separator: ","))]}")
    if let dump { try write(picture.pixels, to: dump) }
  }

  private func write(_ bytes: [UInt8], to path: String) throws(BenchError) {
    do {
      try Data(bytes).write(to: URL(fileURLWithPath: path))
    } catch {
      throw BenchError("\(path) cannot be written")
    }
  }

  /// Samples taken however long a frame takes, where as many are allowed.
  private static let fewestFrames = 3
}

extension Duration {
  /// The length in milliseconds.
  var milliseconds: Double { self / .milliseconds(1) }
}
