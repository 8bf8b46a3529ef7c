public import CoreMedia
public import UIKit
import VirtualTime

/// A file of sound or film.
@MainActor
open class AVAsset: NSObject {
  /// How long it is; zero where that is not known.
  open var duration: CMTime { .zero }

  /// The file at an address.
  public convenience init(url: URL) { self.init() }
}

/// A file by its address.
open class AVURLAsset: AVAsset {
  /// Where it is.
  public let url: URL
  private lazy var length: CMTime = {
    let data = url.isFileURL ? FileManager.default.contents(atPath: url.path) : nil
    return CMTime(
      seconds: MediaLength.seconds(of: data.map { [UInt8]($0) } ?? []), preferredTimescale: 600)
  }()

  /// The file at an address. `options` change nothing.
  public init(url: URL, options: [String: Any]? = nil) {
    self.url = url
    super.init()
  }

  open override var duration: CMTime { length }
}

/// One thing that a player plays.
@MainActor
open class AVPlayerItem: NSObject {
  /// Whether it can be played.
  public enum Status: Int, Sendable {
    case unknown = 0
    case readyToPlay = 1
    case failed = 2
  }

  /// The file.
  public let asset: AVAsset
  let time: PlayingTime

  /// What is in a file.
  public init(asset: AVAsset) {
    self.asset = asset
    time = PlayingTime(length: asset.duration.seconds)
    super.init()
    time.atEnd = { [weak self] in
      guard let self else { return }
      NotificationCenter.default.post(
        name: AVPlayerItem.didPlayToEndTimeNotification, object: self)
    }
  }

  /// What is in a file, by its address.
  public convenience init(url: URL) { self.init(asset: AVURLAsset(url: url)) }

  /// Ready where its length is known.
  open var status: Status { time.length > 0 ? .readyToPlay : .unknown }
  /// How long it is.
  open var duration: CMTime { asset.duration }
  /// Where it plays.
  open func currentTime() -> CMTime {
    CMTime(seconds: time.position, preferredTimescale: 600)
  }
  /// True: files are on the disk.
  open var isPlaybackLikelyToKeepUp: Bool { true }
  /// False: files are on the disk.
  open var isPlaybackBufferEmpty: Bool { false }

  /// Goes to a moment.
  open func seek(to time: CMTime, completionHandler: (@MainActor (Bool) -> Void)? = nil) {
    self.time.seek(to: time.seconds)
    if let completionHandler { DispatchQueue.main.async { completionHandler(true) } }
  }

  /// Exact in any case.
  open func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
    completionHandler: (@MainActor (Bool) -> Void)? = nil
  ) { seek(to: time, completionHandler: completionHandler) }

  /// Posted when an item was played to its end.
  nonisolated public static let didPlayToEndTimeNotification = Notification.Name(
    "AVPlayerItemDidPlayToEndTimeNotification")
  /// Never posted.
  nonisolated public static let failedToPlayToEndTimeNotification = Notification.Name(
    "AVPlayerItemFailedToPlayToEndTimeNotification")
}

extension Notification.Name {
  /// Posted when an item was played to its end.
  public static let AVPlayerItemDidPlayToEndTime = AVPlayerItem.didPlayToEndTimeNotification
  /// Never posted.
  public static let AVPlayerItemFailedToPlayToEndTime =
    AVPlayerItem.failedToPlayToEndTimeNotification
}

/// Plays an item: time passes, nothing is heard, and film is black.
@MainActor
open class AVPlayer: NSObject {
  /// What it does at the end.
  public enum ActionAtItemEnd: Int, Sendable {
    case advance = 0
    case pause = 1
    case none = 2
  }

  /// Whether it plays.
  public enum TimeControlStatus: Int, Sendable {
    case paused = 0
    case waitingToPlayAtSpecifiedRate = 1
    case playing = 2
  }

  /// Whether it can play.
  public enum Status: Int, Sendable {
    case unknown = 0
    case readyToPlay = 1
    case failed = 2
  }

  /// What it plays.
  open internal(set) var currentItem: AVPlayerItem?
  open var actionAtItemEnd = ActionAtItemEnd.pause
  /// Stored: nothing is heard.
  open var volume: Float = 1
  /// Stored: nothing is heard.
  open var isMuted = false
  open var automaticallyWaitsToMinimizeStalling = true
  open var allowsExternalPlayback = true
  open var preventsDisplaySleepDuringVideoPlayback = true
  private var observers: [ObjectIdentifier: Timer] = [:]

  public override init() { super.init() }

  public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }

  public init(playerItem item: AVPlayerItem?) {
    currentItem = item
    super.init()
  }

  open var status: Status { .readyToPlay }

  /// Seconds played in a second; setting it starts and stops.
  open var rate: Float {
    get { Float(currentItem?.time.rate ?? 0) }
    set {
      if newValue > 0 { currentItem?.time.start(rate: Double(newValue)) } else { pause() }
    }
  }

  open var timeControlStatus: TimeControlStatus { rate > 0 ? .playing : .paused }

  open func play() {
    noteSilence("sound and film (nothing is heard, film is black)", at: "AVPlayer")
    rate = 1
  }

  open func playImmediately(atRate rate: Float) { self.rate = rate }

  open func pause() { currentItem?.time.stop() }

  open func replaceCurrentItem(with item: AVPlayerItem?) {
    pause()
    currentItem = item
  }

  open func currentTime() -> CMTime { currentItem?.currentTime() ?? .zero }

  open func seek(to time: CMTime) { currentItem?.seek(to: time) }

  open func seek(to time: CMTime, completionHandler: @escaping @MainActor (Bool) -> Void) {
    currentItem?.seek(to: time, completionHandler: completionHandler)
  }

  /// Exact in any case.
  open func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
    completionHandler: (@MainActor (Bool) -> Void)? = nil
  ) { currentItem?.seek(to: time, completionHandler: completionHandler) }

  /// Calls `block` every `interval` while it plays, with the time.
  open func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?,
    using block: @escaping @MainActor (CMTime) -> Void
  ) -> Any {
    let token = NSObject()
    observers[ObjectIdentifier(token)] = Timer.scheduledTimer(
      withTimeInterval: max(1.0 / 60, interval.isNumeric ? interval.seconds : 1), repeats: true
    ) { [weak self] timer in
      guard let self else { return timer.invalidate() }
      if self.rate > 0 { block(self.currentTime()) }
    }
    return token
  }

  /// Ends such calls.
  open func removeTimeObserver(_ observer: Any) {
    observers.removeValue(forKey: ObjectIdentifier(observer as AnyObject))?.invalidate()
  }
}

/// Plays items one after the other.
open class AVQueuePlayer: AVPlayer {
  private var queue: [AVPlayerItem] = []
  private var end: (any NSObjectProtocol)?

  public convenience init(items: [AVPlayerItem]) {
    self.init(playerItem: items.first)
    queue = items
    follow()
  }

  public override init(playerItem item: AVPlayerItem?) {
    super.init(playerItem: item)
    queue = item.map { [$0] } ?? []
    follow()
  }

  public override init() {
    super.init()
    follow()
  }

  /// What is to be played, the current one first.
  open func items() -> [AVPlayerItem] { queue }

  open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
    let index = queue.firstIndex { $0 === afterItem }.map { $0 + 1 } ?? queue.count
    queue.insert(item, at: index)
    if currentItem == nil { currentItem = item }
  }

  open func removeAllItems() {
    pause()
    queue = []
    currentItem = nil
  }

  open func advanceToNextItem() {
    let isPlaying = rate > 0
    pause()
    if !queue.isEmpty { queue.removeFirst() }
    currentItem = queue.first
    if isPlaying { rate = 1 }
  }

  private func follow() {
    end = NotificationCenter.default.addObserver(
      forName: .AVPlayerItemDidPlayToEndTime, object: nil, queue: nil
    ) { [weak self] note in
      guard let self, note.object as AnyObject === self.currentItem, self.queue.count > 1 else {
        return
      }
      self.queue.removeFirst()
      self.currentItem = self.queue.first
      self.rate = 1
    }
  }
}

/// Plays one item again and again.
@MainActor
open class AVPlayerLooper: NSObject {
  private var end: (any NSObjectProtocol)?

  public init(player: AVQueuePlayer, templateItem: AVPlayerItem) {
    super.init()
    player.replaceCurrentItem(with: templateItem)
    end = NotificationCenter.default.addObserver(
      forName: .AVPlayerItemDidPlayToEndTime, object: templateItem, queue: nil
    ) { [weak player, weak templateItem] _ in
      guard let player, let templateItem, templateItem.time.length > 0 else { return }
      templateItem.time.seek(to: 0)
      player.rate = 1
    }
  }

  /// Does not begin again.
  open func disableLooping() {
    if let end { NotificationCenter.default.removeObserver(end) }
    end = nil
  }
}
