public import UIKit

// What a recording is like.
public let AVFormatIDKey = "AVFormatIDKey"
public let AVSampleRateKey = "AVSampleRateKey"
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
public let AVEncoderAudioQualityKey = "AVEncoderQualityKey"
public let AVEncoderBitRateKey = "AVEncoderBitRateKey"
public let AVLinearPCMBitDepthKey = "AVLinearPCMBitDepthKey"
public let AVLinearPCMIsFloatKey = "AVLinearPCMIsFloatKey"
public let AVLinearPCMIsBigEndianKey = "AVLinearPCMIsBigEndianKey"

// Forms of sound, by their four letters.
public let kAudioFormatLinearPCM: UInt32 = 0x6c70_636d
public let kAudioFormatMPEG4AAC: UInt32 = 0x6161_6320
public let kAudioFormatAppleLossless: UInt32 = 0x616c_6163
public let kAudioFormatAppleIMA4: UInt32 = 0x696d_6134
public let kAudioFormatMPEGLayer3: UInt32 = 0x2e6d_7033

/// How good a recording is.
public enum AVAudioQuality: Int, Sendable {
  case min = 0
  case low = 32
  case medium = 64
  case high = 96
  case max = 127
}

/// Told how recording went.
@MainActor
public protocol AVAudioRecorderDelegate: AnyObject {
  func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
  func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?)
}

extension AVAudioRecorderDelegate {
  public func audioRecorderDidFinishRecording(
    _ recorder: AVAudioRecorder, successfully flag: Bool
  ) {}
  public func audioRecorderEncodeErrorDidOccur(
    _ recorder: AVAudioRecorder, error: (any Error)?
  ) {}
}

/// Records sound. The app may not: it does not begin.
@MainActor
open class AVAudioRecorder: NSObject {
  /// Told how it went.
  open weak var delegate: (any AVAudioRecorderDelegate)?
  /// Where the sound would go.
  public let url: URL
  /// What it would be like.
  public let settings: [String: Any]
  /// False.
  open var isRecording: Bool { false }
  /// Nothing was recorded, seconds.
  open var currentTime: TimeInterval { 0 }
  /// Stored; meters show silence.
  open var isMeteringEnabled = false

  public init(url: URL, settings: [String: Any]) throws {
    self.url = url
    self.settings = settings
    super.init()
  }

  /// False: the app may not record.
  @discardableResult
  open func prepareToRecord() -> Bool { false }

  /// False: the app may not record, which is noted.
  @discardableResult
  open func record() -> Bool {
    noteSilence("recording", at: "AVAudioRecorder")
    return false
  }

  /// False: the app may not record.
  @discardableResult
  open func record(forDuration duration: TimeInterval) -> Bool { record() }

  open func pause() {}
  open func stop() {}
  @discardableResult
  open func deleteRecording() -> Bool { false }
  open func updateMeters() {}
  /// Silence, decibels.
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
  /// Silence, decibels.
  open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}
