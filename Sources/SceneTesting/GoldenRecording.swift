import Foundation

/// What a test may write of its goldens.
public enum GoldenRecording: String, Sendable {
  /// Nothing: what is missing is a failure.
  case never
  /// Goldens that are not there.
  case missing
  /// Goldens that are not there, and those that differ.
  case all

  /// What the environment variable `ZOETROPE_RECORD` says, `1` meaning all; nil where it says
  /// something else.
  static var asked: GoldenRecording? {
    switch word {
    case nil, "", "0": .never
    case "1": .all
    case let word?: GoldenRecording(rawValue: word)
    }
  }

  static var word: String? { ProcessInfo.processInfo.environment["ZOETROPE_RECORD"] }
}
