import UIKit
import VirtualTime

/// A position that runs on the scene's clock between 0 and a length.
@MainActor
final class PlayingTime {
  /// Seconds.
  let length: Double
  /// What was played when it last started or stopped, seconds.
  private var held = 0.0
  private var since: Double?
  private var pending: (context: SceneContext, token: CallbackQueue.Token)?
  /// Seconds played in a second.
  private(set) var rate = 0.0
  /// Called at the end.
  var atEnd: (@MainActor () -> Void)?

  init(length: Double) { self.length = length.isFinite ? max(0, length) : 0 }

  isolated deinit { cancel() }

  var isRunning: Bool { since != nil }

  var position: Double {
    guard let since else { return held }
    return min(length, max(0, held + (SceneContext.active.clock.now - since) * rate))
  }

  func start(rate: Double) {
    stop()
    guard rate > 0, rate.isFinite else { return }
    let context = SceneContext.active
    self.rate = rate
    since = context.clock.now
    let end = context.clock.now + max(0, length - held) / rate
    pending = (context, context.schedule(at: end) { [weak self] in self?.end() })
  }

  func stop() {
    held = position
    since = nil
    rate = 0
    cancel()
  }

  func seek(to position: Double) {
    let rate = rate
    let runs = isRunning
    stop()
    held = position.isFinite ? min(length, max(0, position)) : 0
    if runs { start(rate: rate) }
  }

  private func end() {
    pending = nil
    held = length
    since = nil
    rate = 0
    atEnd?()
  }

  private func cancel() {
    if let pending { pending.context.callbacks.cancel(pending.token) }
    pending = nil
  }
}

/// Notes once what nobody hears or sees.
@MainActor
func noteSilence(_ what: String, at subject: String) {
  SceneContext.active.unsupported(what, at: subject)
}
