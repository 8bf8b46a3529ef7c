import Foundation

/// The voice that is made up where nobody speaks, and the dot's height that follows it, worked out
/// from their table. Speech is listened to from 0.5 s on.
enum VoiceByHand {
  /// Decibels at tick `number`, which is 0.02 seconds after the one before.
  static func level(_ number: Int) -> Double {
    let seconds = 0.02 * Double(number)
    return -45 + 40 * abs(sin(2 * .pi * 0.8 * seconds))
      * (0.55 + 0.45 * sin(2 * .pi * 3.1 * seconds))
  }

  /// What the label says of it.
  static func text(_ number: Int) -> String { String(format: "%.2f db", level(number)) }

  /// The height as a factor towards which tick `number` moves the dot; 0 before the first.
  static func factor(_ number: Int) -> Double {
    number > 0 ? max(0.2, level(number) + 50) / 2 : 0
  }

  /// The height at `own`, a copy's time. The newest change begins at its tick, takes 0.1 seconds,
  /// and is replaced by the next one; there are no more than `lastTick`.
  static func height(_ own: Double, lastTick: Int) -> Double {
    let number = min(Int((own - 0.5) / 0.02 + 1e-6), lastTick)
    guard number >= 1 else { return 1 }
    let way = min((own - 0.5 - 0.02 * Double(number)) / 0.1, 1)
    return factor(number - 1) + (factor(number) - factor(number - 1)) * way
  }
}
