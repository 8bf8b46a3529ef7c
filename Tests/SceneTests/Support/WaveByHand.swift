/// The dots' wave worked out from its table of constants alone: 46 copies, each 0.02 s behind the
/// one before. Times are those since the speech began.
enum WaveByHand {
  static let height = 667.0
  static let delay = 0.02
  static let cyan: [Double] = [0, 1, 1, 1]
  static let magenta: [Double] = [1, 0, 1, 1]

  /// Widths and heights of copy `number` as factors.
  static func scale(_ time: Double, copy number: Int, curve: FuberByHand.Curve) -> (Double, Double)
  {
    let own = time - delay * Double(number)
    guard own >= 0 else { return (1, 1) }
    let way = curve(mirrored(own, duration: 0.33))
    return (1 + 0.4 * way, 1 + 14 * way)
  }

  static func opacity(_ time: Double, copy number: Int) -> Double {
    let own = time - delay * Double(number) - 0.33
    guard own >= 0 else { return 1 }
    return 1 - 0.8 * FuberByHand.easeOut(mirrored(own, duration: 0.33))
  }

  static func color(_ time: Double, copy number: Int, curve: FuberByHand.Curve) -> [Double] {
    let own = time - delay * Double(number) - 0.28
    guard own >= 0 else { return magenta }
    let way = curve(mirrored(own, duration: 0.66))
    return [1 - way, way, 1, 1]
  }

  /// Of the row, radians a copy.
  static func rotation(_ time: Double, curve: FuberByHand.Curve) -> Double {
    guard time >= 0.33 else { return 0.01 * FuberByHand.easeOut(time / 0.33) }
    return 0.01 - 0.02 * curve(mirrored(time - 0.33, duration: 0.99))
  }

  /// The fraction of the way, to and fro without end.
  private static func mirrored(_ time: Double, duration: Double) -> Double {
    let phase = time.truncatingRemainder(dividingBy: 2 * duration)
    return (phase > duration ? 2 * duration - phase : phase) / duration
  }
}
