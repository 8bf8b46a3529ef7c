public import UIKit
import VirtualTime

/// What an app does with sound; nothing is heard, and what is set is kept.
@MainActor
open class AVAudioSession: NSObject {
  /// What sound is for.
  public struct Category: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    private init(_ name: String) { rawValue = "AVAudioSessionCategory" + name }
    public static let ambient = Category("Ambient")
    public static let soloAmbient = Category("SoloAmbient")
    public static let playback = Category("Playback")
    public static let record = Category("Record")
    public static let playAndRecord = Category("PlayAndRecord")
    public static let multiRoute = Category("MultiRoute")
  }

  /// What kind of sound it is.
  public struct Mode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    private init(_ name: String) { rawValue = "AVAudioSessionMode" + name }
    public static let `default` = Mode("Default")
    public static let voiceChat = Mode("VoiceChat")
    public static let videoRecording = Mode("VideoRecording")
    public static let measurement = Mode("Measurement")
    public static let moviePlayback = Mode("MoviePlayback")
    public static let videoChat = Mode("VideoChat")
    public static let spokenAudio = Mode("SpokenAudio")
  }

  /// How it goes with other sound.
  public struct CategoryOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let mixWithOthers = CategoryOptions(rawValue: 1)
    public static let duckOthers = CategoryOptions(rawValue: 2)
    public static let allowBluetooth = CategoryOptions(rawValue: 4)
    public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
    public static let allowBluetoothA2DP = CategoryOptions(rawValue: 32)
    public static let allowAirPlay = CategoryOptions(rawValue: 64)
  }

  /// How it is begun and ended.
  public struct SetActiveOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
  }

  /// Whether the app may record.
  public enum RecordPermission: UInt, Sendable {
    case undetermined = 0x756e_6474
    case denied = 0x6465_6e79
    case granted = 0x6772_6e74
  }

  /// The only session.
  public class func sharedInstance() -> AVAudioSession {
    SceneContext.active.service { AVAudioSession() }
  }

  /// What sound is for.
  open private(set) var category = Category.soloAmbient
  /// What kind of sound it is.
  open private(set) var mode = Mode.default
  /// How it goes with other sound.
  open private(set) var categoryOptions: CategoryOptions = []
  /// Full.
  open var outputVolume: Float { 1 }
  /// Nobody else plays.
  open var isOtherAudioPlaying: Bool { false }
  /// Denied: there is nothing to record.
  open var recordPermission: RecordPermission { .denied }

  open func setCategory(_ category: Category) throws { self.category = category }

  open func setCategory(_ category: Category, options: CategoryOptions = []) throws {
    self.category = category
    categoryOptions = options
  }

  open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
    try setCategory(category, options: options)
    self.mode = mode
  }

  open func setMode(_ mode: Mode) throws { self.mode = mode }

  /// Nothing is heard either way.
  open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}

  /// Denied, after what is being done now.
  open func requestRecordPermission(_ response: @escaping @MainActor (Bool) -> Void) {
    DispatchQueue.main.async { response(false) }
  }

  // Never posted: nobody interrupts.
  nonisolated public static let interruptionNotification = Notification.Name(
    "AVAudioSessionInterruptionNotification")
  nonisolated public static let routeChangeNotification = Notification.Name(
    "AVAudioSessionRouteChangeNotification")
}

@available(swift, deprecated: 99, renamed: "AVAudioSession.Category.playback")
public let AVAudioSessionCategoryPlayback = AVAudioSession.Category.playback

@available(swift, deprecated: 99, renamed: "AVAudioSession.Category.ambient")
public let AVAudioSessionCategoryAmbient = AVAudioSession.Category.ambient

@available(swift, deprecated: 99, renamed: "AVAudioSession.Category.playAndRecord")
public let AVAudioSessionCategoryPlayAndRecord = AVAudioSession.Category.playAndRecord
