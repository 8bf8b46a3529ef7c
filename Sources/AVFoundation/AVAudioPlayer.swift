public import UIKit
import VirtualTime

/// Plays a file of sound: time passes, nothing is heard.
@MainActor
open class AVAudioPlayer: NSObject {
  private let time: PlayingTime
  private var loopsLeft = 0

  /// Hears of the end.
  open weak var delegate: (any AVAudioPlayerDelegate)?
  /// The file; nil for one that came as bytes.
  public let url: URL?
  /// The file's bytes; nil for one that came by its address.
  public let data: Data?
  /// Stored: nothing is heard.
  open var volume: Float = 1
  /// Stored: nothing is heard.
  open var pan: Float = 0
  /// Whether `rate` counts.
  open var enableRate = false
  /// Seconds played in a second, where that is enabled.
  open var rate: Float = 1 { didSet { if isPlaying { start() } } }
  /// How often the sound is repeated; negative: for ever.
  open var numberOfLoops = 0
  /// Stored; meters show silence.
  open var isMeteringEnabled = false
  /// Two.
  open var numberOfChannels: Int { 2 }

  private init(bytes: Data, url: URL?) {
    time = PlayingTime(length: MediaLength.seconds(of: [UInt8](bytes)))
    self.url = url
    data = url == nil ? bytes : nil
    super.init()
    time.atEnd = { [weak self] in self?.end() }
  }

  /// A player of nothing, as every object of Objective-C can be made.
  public override convenience init() { self.init(bytes: Data(), url: nil) }

  /// A player of a file; throws where there is none.
  public convenience init(contentsOf url: URL) throws {
    self.init(bytes: try Data(contentsOf: url), url: url)
  }

  /// A player of a file, whatever it is said to be.
  public convenience init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
    try self.init(contentsOf: url)
  }

  /// A player of a file's bytes.
  public convenience init(data: Data) throws { self.init(bytes: data, url: nil) }

  /// A player of a file's bytes, whatever they are said to be.
  public convenience init(data: Data, fileTypeHint utiString: String?) throws {
    self.init(bytes: data, url: nil)
  }

  /// Seconds of the whole sound.
  open var duration: TimeInterval { time.length }

  /// Where it plays, seconds.
  open var currentTime: TimeInterval {
    get { time.position }
    set { time.seek(to: newValue) }
  }

  /// Seconds since the scene began.
  open var deviceCurrentTime: TimeInterval { CACurrentMediaTime() }

  /// True while it plays.
  open var isPlaying: Bool { time.isRunning }

  /// Ready at once.
  @discardableResult
  open func prepareToPlay() -> Bool { true }

  /// Lets time pass from where it stands.
  @discardableResult
  open func play() -> Bool {
    noteSilence("sound (nothing is heard)", at: "AVAudioPlayer")
    guard !isPlaying else { return true }
    if time.position >= time.length { time.seek(to: 0) }
    loopsLeft = numberOfLoops
    start()
    return true
  }

  /// Plays from a moment of `deviceCurrentTime`.
  @discardableResult
  open func play(atTime time: TimeInterval) -> Bool {
    let wait = max(0, time - deviceCurrentTime)
    DispatchQueue.main.asyncAfter(deadline: .now() + wait) { self.play() }
    return true
  }

  private func start() { time.start(rate: enableRate ? Double(max(0.5, min(2, rate))) : 1) }

  /// Stands where it is.
  open func pause() { time.stop() }

  /// Stands where it is.
  open func stop() { time.stop() }

  /// Stored at once: nothing is heard.
  open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { self.volume = volume }

  /// Meters show silence.
  open func updateMeters() {}

  /// Silence, decibels.
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }

  /// Silence, decibels.
  open func peakPower(forChannel channelNumber: Int) -> Float { -160 }

  private func end() {
    // A sound without length would be repeated without end at one moment.
    if loopsLeft != 0, time.length > 0 {
      loopsLeft -= loopsLeft > 0 ? 1 : 0
      time.seek(to: 0)
      return start()
    }
    time.seek(to: 0)
    delegate?.audioPlayerDidFinishPlaying(self, successfully: true)
  }
}

/// Hears of a player.
@MainActor
public protocol AVAudioPlayerDelegate: AnyObject {
  /// The sound is over.
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
  /// The file is broken; never called.
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
  public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}
