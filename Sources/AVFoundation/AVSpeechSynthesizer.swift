public import UIKit
import VirtualTime

/// Where speech may be interrupted.
public enum AVSpeechBoundary: Int, Sendable {
  case immediate = 0
  case word = 1
}

/// The slowest speech.
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
/// The fastest speech.
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1
/// The usual speech.
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5

/// A voice, by its language.
public final class AVSpeechSynthesisVoice: NSObject, Sendable {
  /// The language, "en-US".
  public let language: String
  /// Which voice.
  public let identifier: String

  /// A voice of that language; nil: American English.
  public init?(language languageCode: String?) {
    language = languageCode ?? "en-US"
    identifier = "voice." + language
    super.init()
  }

  /// American English.
  public class func currentLanguageCode() -> String { "en-US" }

  /// None: nothing is heard.
  public class func speechVoices() -> [AVSpeechSynthesisVoice] { [] }
}

/// Something to be said.
@MainActor
open class AVSpeechUtterance: NSObject {
  /// The words.
  public let speechString: String
  /// The words with what is said of how they sound.
  public let attributedSpeechString: NSAttributedString
  open var voice: AVSpeechSynthesisVoice?
  /// 0 slow … 1 fast.
  open var rate = AVSpeechUtteranceDefaultSpeechRate
  open var pitchMultiplier: Float = 1
  open var volume: Float = 1
  /// Seconds of silence before it.
  open var preUtteranceDelay: TimeInterval = 0
  /// Seconds of silence after it.
  open var postUtteranceDelay: TimeInterval = 0

  public init(string: String) {
    speechString = string
    attributedSpeechString = NSAttributedString(string: string)
    super.init()
  }

  public init(attributedString string: NSAttributedString) {
    speechString = string.string
    attributedSpeechString = string
    super.init()
  }

  /// Seconds that it takes.
  var length: Double {
    Double(speechString.count) * 0.065 * 0.5 / Double(max(0.1, min(1, rate)))
  }
}

/// The key of how a run of words sounds, in signs of the International Phonetic Alphabet.
public let AVSpeechSynthesisIPANotationAttribute = "AVSpeechSynthesisIPANotationAttribute"

/// Says one thing after the other: time passes, nothing is heard.
@MainActor
open class AVSpeechSynthesizer: NSObject {
  open weak var delegate: (any AVSpeechSynthesizerDelegate)?
  private var waiting: [AVSpeechUtterance] = []
  private var time: PlayingTime?

  public override init() { super.init() }

  /// True from the beginning to the end of what is said.
  open var isSpeaking: Bool { time != nil }
  /// True while it is interrupted.
  open private(set) var isPaused = false

  open func speak(_ utterance: AVSpeechUtterance) {
    noteSilence("speech (nothing is heard)", at: "AVSpeechSynthesizer")
    waiting.append(utterance)
    if time == nil { next() }
  }

  private func next() {
    guard let utterance = waiting.first else { return }
    let time = PlayingTime(
      length: utterance.preUtteranceDelay + utterance.length + utterance.postUtteranceDelay)
    self.time = time
    time.atEnd = { [weak self] in
      guard let self else { return }
      self.time = nil
      self.waiting.removeFirst()
      self.delegate?.speechSynthesizer(self, didFinish: utterance)
      if self.time == nil { self.next() }
    }
    time.start(rate: 1)
    delegate?.speechSynthesizer(self, didStart: utterance)
  }

  @discardableResult
  open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool {
    guard let time else { return false }
    time.stop()
    self.time = nil
    isPaused = false
    let cancelled = waiting
    waiting = []
    for utterance in cancelled { delegate?.speechSynthesizer(self, didCancel: utterance) }
    return true
  }

  @discardableResult
  open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool {
    guard let time, !isPaused else { return false }
    time.stop()
    isPaused = true
    return true
  }

  @discardableResult
  open func continueSpeaking() -> Bool {
    guard let time, isPaused else { return false }
    isPaused = false
    time.start(rate: 1)
    return true
  }
}

/// Hears of what is said.
@MainActor
public protocol AVSpeechSynthesizerDelegate: AnyObject {
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
}

extension AVSpeechSynthesizerDelegate {
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance
  ) {}
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance
  ) {}
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance
  ) {}
}
