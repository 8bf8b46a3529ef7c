public import CoreGraphics
import Geometry
import Limits
public import QuartzCore
import VirtualTime

/// Surroundings for layers without a scene: a clock, chance, assets, and a root layer that is shown.
///
/// ```swift
/// let opacity = LayerStage.run(size: CGSize(width: 100, height: 100)) { stage in
///   let layer = CALayer()
///   stage.rootLayer.addSublayer(layer)
///   stage.commit()
///   layer.opacity = 0  // implicit, a quarter of a second
///   stage.advance(to: 0.125)
///   return layer.presentation()?.opacity
/// }
/// ```
///
/// Time begins at 0 and moves by `advance(to:)` only. On the way runs what falls due, each at its own
/// time: commits, timers, delayed blocks, display links, the calls of delegates and completion
/// blocks.
@MainActor
public final class LayerStage {
  /// What is shown: its sublayers are committed as a window's are, and as a window's layer it shows what
  /// it is given at once, without implicit animations. The origin lies at the top left, y points down.
  public let rootLayer: CALayer
  private let scale: Double
  private let context: SceneContext
  /// The layer does not keep its delegate.
  private let rootDelegate = RootDelegate()

  /// Opens surroundings, runs `body` in them and closes them.
  ///
  /// Inside, `CACurrentMediaTime()`, `Timer`, `DispatchQueue` and random numbers are the stage's
  /// own. Layers may leave `body`; without a clock they stand still.
  /// - Parameters:
  ///   - size: The root layer's, points, and with `scale` that of the pictures. A picture has at
  ///     least one pixel each way, at most 16 384, and no more than 2²⁶ in all; it shows what lies at
  ///     the upper left. Sides that are no finite numbers above 0 are none.
  ///   - scale: Pixels per point; 1 where it is no finite number above 0.
  ///   - seed: The same seed gives the same random numbers.
  ///   - assets: Where `UIImage(named:)` looks first.
  public static func run<Result>(
    size: CGSize, scale: CGFloat = 1, seed: UInt64 = 0, assets: Bundle? = nil,
    _ body: @MainActor (LayerStage) throws -> Result
  ) rethrows -> Result {
    let stage = LayerStage(size: size, scale: scale, seed: seed, assets: assets)
    // Waiting callbacks hold what they work on, and that may hold the context.
    defer { stage.context.callbacks.removeAll() }
    return try stage.loop.inside {
      stage.commit()
      return try body(stage)
    }
  }

  private init(size: CGSize, scale: CGFloat, seed: UInt64, assets: Bundle?) {
    let scale = scale > 0 && scale.isFinite ? Double(scale) : 1
    self.scale = scale
    let size = CGSize(width: Self.usable(size.width), height: Self.usable(size.height))
    context = SceneContext(
      screen: VirtualScreen(
        width: max(Double(size.width), 1 / scale), height: max(Double(size.height), 1 / scale),
        scale: scale),
      seed: seed, assets: assets)
    rootLayer = SceneContext.$current.withValue(context) {
      let layer = CALayer()
      layer.frame = CGRect(origin: .zero, size: size)
      return layer
    }
    rootLayer.delegate = rootDelegate
  }

  /// Answers as a view does outside animation blocks: nothing moves by itself.
  private final class RootDelegate: CALayerDelegate {
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { NSNull() }
  }

  private static func usable(_ side: CGFloat) -> CGFloat { side > 0 && side.isFinite ? side : 0 }

  /// The whole pixels of a picture of `size` points, cut to what is drawn at most.
  static func pictureSize(_ size: CGSize, scale: Double) -> (width: Int, height: Int) {
    func pixels(_ side: CGFloat, most: Int) -> Int {
      let exact = (Double(side) * scale).rounded()
      return exact > 1 ? Int(min(exact, Double(most))) : 1
    }
    let longest = Limit.pictureSides.upperBound
    let width = pixels(size.width, most: longest)
    return (width, pixels(size.height, most: min(longest, Limit.drawnPixels / width)))
  }

  private var loop: TurnLoop { TurnLoop(context: context) { self.rootLayer } }

  /// Media time: seconds since the stage was opened.
  public var time: CFTimeInterval { context.clock.now }

  /// Ends the turn: layout, display, and the commit at which added animations begin. A scene's run
  /// loop does the same after every event.
  public func commit() { loop.endTurn() }

  /// Ends the turn, then lets time run to `time` seconds with all that falls due until then, that
  /// moment included. An earlier time does no more than end the turn: time does not run back.
  public func advance(to time: CFTimeInterval) {
    commit()
    loop.advance(to: time)
  }

  /// Lets time run for `interval` seconds more.
  public func advance(by interval: CFTimeInterval) { advance(to: time + interval) }

  /// What is shown at `time`, after the commit of what was changed: transparent where nothing is.
  public func picture() -> CGImage {
    commit()
    let (width, height) = Self.pictureSize(rootLayer.bounds.size, scale: scale)
    return CGImage(
      rasterImage: TreePicture.draw(
        rootLayer, at: time, width: width, height: height,
        pixelsFromRoot: Affine(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: 0)))
  }

  /// What the layers asked for and did not get so far, a line each.
  public var unsupported: [String] {
    context.ledger.entries.map { "\($0.feature) at \($0.subject)" }
  }
}
