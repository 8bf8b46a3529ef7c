import CoreGraphics
import VirtualTime

/// A completion block and the animations it waits for.
@MainActor
final class CompletionGroup {
  private var block: (() -> Void)?
  private var running = 0
  private var isClosed = false

  init(block: (() -> Void)?) { self.block = block }

  /// One more animation to wait for.
  func enter() { running += 1 }

  /// One animation has completed or was removed.
  func leave() {
    running -= 1
    runIfComplete()
  }

  /// No more animations will come.
  func close() {
    isClosed = true
    runIfComplete()
  }

  /// The block runs at the next turn, not inside the call that completed it.
  private func runIfComplete() {
    guard isClosed, running == 0, block != nil else { return }
    let context = SceneContext.active
    context.schedule(at: context.clock.now) {
      let block = self.block
      self.block = nil
      block?()
    }
  }
}
