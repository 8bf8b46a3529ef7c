public import CoreGraphics
import Geometry
import Raster
import VirtualTime

/// Draws a layer tree into a bitmap, at media times of the caller's choosing.
///
/// ```swift
/// let renderer = CARenderer(context: context)
/// renderer.layer = layer
/// renderer.bounds = CGRect(x: 0, y: 0, width: 64, height: 48)
/// renderer.beginFrame(atTime: CACurrentMediaTime() + 0.5)
/// renderer.render()
/// renderer.endFrame()
/// let picture = context.makeImage()
/// ```
///
/// Apple's draws with a GPU, into a Metal texture; this one into a `CGContext`. The tree lies with y
/// downwards. A frame moves no clock: delegates and completion blocks wait for the clock, and
/// animations are shown as at the frame's time, whether it is past or to come. From the beginning of
/// a frame until the clock moves on, `presentation()` answers for the frame's time.
@MainActor
open class CARenderer: NSObject {
  private let context: CGContext
  private var frame: RendererFrame?
  /// What the context shows of this renderer; nil before the first frame and after a change of
  /// position.
  private var shown: Image?
  /// Asked for by `addUpdate(_:)` since the last frame ended.
  private var requested = CGRect.null

  /// A renderer that draws into `context`. There are no `options` yet.
  public init(context: CGContext, options: [AnyHashable: Any]? = nil) {
    self.context = context
    super.init()
  }

  /// The root of the tree that is drawn, and committed as a window's is; nil at first.
  open var layer: CALayer? {
    didSet {
      guard layer !== oldValue else { return }
      shown = nil
      if let oldValue { RunLoopTurn.active.hide(oldValue) }
      if let layer { RunLoopTurn.active.show(layer) }
    }
  }

  /// The part of the space the layer lies in that fills the context, points; null at first, when
  /// nothing is drawn.
  open var bounds = CGRect.null {
    didSet { if bounds != oldValue { shown = nil } }
  }

  /// Begins a frame: commits what has been changed, then looks at the tree at media time `t`,
  /// seconds. `ts` must be nil.
  open func beginFrame(atTime t: CFTimeInterval, timeStamp ts: Never? = nil) {
    RunLoopTurn.active.flush()
    guard t.isFinite else { return }
    if let layer { RunLoopTurn.active.present(layer, at: t) }
    frame = RendererFrame(time: t, picture: picture(at: t), before: shown)
  }

  /// What is to be drawn anew in this frame, in the space of `bounds`: where pixels differ from the
  /// last frame's, and what was added; null outside a frame and when nothing is.
  open func updateBounds() -> CGRect {
    guard let frame else { return .null }
    return pointsArea(of: frame.changed).union(requested).intersection(bounds)
  }

  /// Adds `r`, in the space of `bounds`, to what is drawn in this frame or the next.
  open func addUpdate(_ r: CGRect) { requested = requested.union(r) }

  /// Replaces the context's pixels in the update area by the frame's.
  open func render() {
    guard let frame, let picture = frame.picture else { return }
    let area = pixelArea(of: updateBounds())
    if !area.isEmpty { context.replacePixels(in: area, with: picture) }
    shown = picture
  }

  /// Ends the frame; without one nothing happens.
  open func endFrame() {
    guard frame != nil else { return }
    frame = nil
    requested = .null
  }

  /// When the next frame is due: at once, which is this frame's time, while something is being
  /// animated; at the beginning of the next animation; or never, infinity.
  open func nextFrameTime() -> CFTimeInterval {
    guard let frame, let layer else { return .infinity }
    return NextChange.sceneTime(in: layer, after: frame.time)
  }

  private func picture(at time: Double) -> Image? {
    guard let layer, let pixels = pixelsFromPoints else { return nil }
    return TreePicture.draw(
      layer, at: time, width: context.width, height: context.height, pixelsFromRoot: pixels)
  }

  /// From the space of `bounds` to the context's pixels; nil when there is no such area.
  private var pixelsFromPoints: Affine? {
    guard bounds.width > 0, bounds.height > 0, bounds.width.isFinite, bounds.height.isFinite
    else { return nil }
    let x = Double(context.width) / Double(bounds.width)
    let y = Double(context.height) / Double(bounds.height)
    return Affine(
      a: x, b: 0, c: 0, d: y, tx: -Double(bounds.minX) * x, ty: -Double(bounds.minY) * y)
  }

  private func pixelArea(of area: CGRect) -> PixelBounds {
    guard let pixels = pixelsFromPoints, !area.isNull else { return .empty }
    let from = pixels.apply(Point(Double(area.minX), Double(area.minY)))
    let to = pixels.apply(Point(Double(area.maxX), Double(area.maxY)))
    return PixelBounds(
      touchedBy: Rect(x: from.x, y: from.y, width: to.x - from.x, height: to.y - from.y),
      width: context.width, height: context.height)
  }

  private func pointsArea(of area: PixelBounds) -> CGRect {
    guard !area.isEmpty else { return .null }
    let x = bounds.width / CGFloat(context.width)
    let y = bounds.height / CGFloat(context.height)
    return CGRect(
      x: bounds.minX + CGFloat(area.left) * x, y: bounds.minY + CGFloat(area.top) * y,
      width: CGFloat(area.width) * x, height: CGFloat(area.height) * y)
  }
}

/// A frame of a renderer between its beginning and its end.
private struct RendererFrame {
  /// Media time, seconds.
  let time: Double
  /// Nil when there is no layer or nowhere to draw it.
  let picture: Image?
  /// Where it differs from the picture before.
  let changed: PixelBounds

  init(time: Double, picture: Image?, before: Image?) {
    self.time = time
    self.picture = picture
    changed = picture.map { PixelBounds(where: $0, differsFrom: before) } ?? .empty
  }
}
