public import CoreGraphics
import VirtualTime

/// Told how far a preview has come, of iOS 10 to 12.
@MainActor
public protocol UIPreviewInteractionDelegate: AnyObject {
  /// Whether a press may begin a preview; true unless implemented.
  func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool
  /// How far the preview has come, 0…1, and whether that is its end.
  func previewInteraction(
    _ previewInteraction: UIPreviewInteraction,
    didUpdatePreviewTransition transitionProgress: CGFloat, ended: Bool)
  /// How far what follows the preview has come, 0…1, and whether that is its end.
  func previewInteraction(
    _ previewInteraction: UIPreviewInteraction,
    didUpdateCommitTransition transitionProgress: CGFloat, ended: Bool)
  /// The finger was lifted or moved away before the end.
  func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction)
}

extension UIPreviewInteractionDelegate {
  public func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool {
    true
  }

  public func previewInteraction(
    _ previewInteraction: UIPreviewInteraction,
    didUpdateCommitTransition transitionProgress: CGFloat, ended: Bool
  ) {}
}

/// Follows a press on a view from its beginning to a preview and beyond. Screens here do not feel how hard a
/// finger presses; how long it rests counts instead: the preview comes from 0.15 to 0.5 s, what follows it from
/// 0.8 to 1.2 s, which are our numbers.
@MainActor
open class UIPreviewInteraction: NSObject {
  /// The view that is pressed.
  open private(set) weak var view: UIView?
  /// Told how far it has come.
  open weak var delegate: (any UIPreviewInteractionDelegate)?

  private let press = PressRecognizer()
  private var point = CGPoint.zero
  /// Tells presses apart, so that one that is over goes on no more.
  private var turn = 0
  private var isRunning = false

  private static let preview = 0.15...0.5
  private static let commit = 0.8...1.2
  private static let step = 1.0 / 60

  public init(view: UIView) {
    self.view = view
    super.init()
    press.cancelsTouchesInView = false
    press.began = { [weak self] in self?.begin(at: $0) }
    press.moved = { [weak self] in self?.point = $0 }
    press.over = { [weak self] in self?.cancel() }
    view.addGestureRecognizer(press)
  }

  /// Where the finger is, in a space; nil: the view's.
  open func location(in coordinateSpace: (any UICoordinateSpace)?) -> CGPoint {
    guard let view, let coordinateSpace else { return point }
    return view.convert(point, to: coordinateSpace)
  }

  /// Ends it, as if the finger had been lifted.
  open func cancel() {
    turn += 1
    guard isRunning else { return }
    isRunning = false
    delegate?.previewInteractionDidCancel(self)
  }

  private func begin(at point: CGPoint) {
    self.point = point
    turn += 1
    let context = SceneContext.active
    schedule(Self.preview.lowerBound, from: context.clock.now, turn)
  }

  /// Goes on `time` seconds after the finger came down.
  private func schedule(_ time: Double, from start: Double, _ turn: Int) {
    SceneContext.active.schedule(at: start + time) { [weak self] in
      guard let self, self.turn == turn else { return }
      advance(time, from: start, turn)
    }
  }

  private func advance(_ time: Double, from start: Double, _ turn: Int) {
    if !isRunning {
      guard delegate?.previewInteractionShouldBegin(self) == true else { return }
      isRunning = true
    }
    let isCommit = time >= Self.commit.lowerBound
    let span = isCommit ? Self.commit : Self.preview
    let progress = (time - span.lowerBound) / (span.upperBound - span.lowerBound)
    let isAtEnd = progress >= 1 - 1e-9
    let shown = CGFloat(min(1, progress))
    if isCommit {
      if isAtEnd { isRunning = false }
      delegate?.previewInteraction(self, didUpdateCommitTransition: shown, ended: isAtEnd)
      if isAtEnd { return }
    } else {
      delegate?.previewInteraction(self, didUpdatePreviewTransition: shown, ended: isAtEnd)
    }
    guard self.turn == turn else { return }
    let next = isAtEnd ? Self.commit.lowerBound : min(time + Self.step, span.upperBound)
    schedule(next, from: start, turn)
  }

  /// Tells of one finger that comes down, moves a little and goes.
  private final class PressRecognizer: UIGestureRecognizer {
    var began: ((CGPoint) -> Void)?
    var moved: ((CGPoint) -> Void)?
    var over: (() -> Void)?
    private var start = CGPoint.zero
    /// How far the finger may move, points.
    private static let slack: CGFloat = 10

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      guard numberOfTouches <= 1, let touch = touches.first else { return }
      start = touch.location(in: view)
      began?(start)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
      guard let touch = touches.first else { return }
      let point = touch.location(in: view)
      moved?(point)
      let (dx, dy) = (point.x - start.x, point.y - start.y)
      guard dx * dx + dy * dy > Self.slack * Self.slack else { return }
      over?()
      state = .failed
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
      over?()
      state = .failed
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
      over?()
      state = .failed
    }
  }
}
