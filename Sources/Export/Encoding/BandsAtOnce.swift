import Compositor
import PNG
import Synchronization

/// The missing bands of one frame, made by the worker whose frame it is together with others that have
/// none. It waits only for those that have begun.
package final class BandsAtOnce: Sendable {
  typealias Made = [(band: Int, encoded: EncodedBand)]

  /// Gives each band once.
  let counter = BandCounter()
  /// Of the frame's tree, levels.
  let depth: Int
  private let count: Int

  fileprivate struct Help {
    /// The frame, and what its worker made ready; nil when no more help is taken.
    var content: (frame: BandedFrame, prepared: PreparedFrame)?
    /// What helpers that are finished made.
    var made: Made = []
    /// How many are at it.
    var atWork = 0
    /// Who waits for them.
    var owner: CheckedContinuation<Void, Never>?
  }

  private let help: Mutex<Help>

  init(of frame: BandedFrame, depth: Int, prepared: PreparedFrame) {
    self.depth = depth
    count = frame.missing.count
    help = Mutex(Help(content: (frame, prepared)))
  }

  /// True while there are some that nobody has begun.
  var areLeft: Bool { counter.given < count }

  /// Takes what a helper makes, unless it comes too late.
  func add(_ make: (BandedFrame, PreparedFrame) -> Made) {
    guard let content = help.withLock({ $0.begin() }) else { return }
    let made = make(content.frame, content.prepared)
    help.withLock { $0.end(made) }?.resume()
  }

  /// What helpers made, when those that began are finished. None begins any more.
  func helped(isolation: isolated (any Actor)? = #isolation) async -> Made {
    await withCheckedContinuation { owner in
      if help.withLock({ $0.close(for: owner) }) { owner.resume() }
    }
    return help.withLock { exchange(&$0.made, with: []) }
  }
}

extension BandsAtOnce.Help {
  fileprivate mutating func begin() -> (frame: BandedFrame, prepared: PreparedFrame)? {
    if content != nil { atWork += 1 }
    return content
  }

  /// Who is to be told that all are finished.
  fileprivate mutating func end(_ made: BandsAtOnce.Made) -> CheckedContinuation<Void, Never>? {
    self.made += made
    atWork -= 1
    return atWork == 0 ? owner.take() : nil
  }

  /// True when there is nobody to wait for.
  fileprivate mutating func close(for owner: CheckedContinuation<Void, Never>) -> Bool {
    content = nil
    if atWork > 0 { self.owner = owner }
    return atWork == 0
  }
}
