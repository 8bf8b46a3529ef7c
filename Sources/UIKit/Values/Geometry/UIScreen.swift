public import CoreGraphics
import VirtualTime

/// The screen of the running scene.
@MainActor
open class UIScreen: NSObject {
  private let screen: VirtualScreen

  private init(_ screen: VirtualScreen) { self.screen = screen }

  /// The only screen.
  public class var main: UIScreen {
    let context = SceneContext.active
    return context.service { UIScreen(context.screen) }
  }

  /// The only screen.
  public class var screens: [UIScreen] { [main] }

  /// Stored; frames are as bright as they are.
  open var brightness: CGFloat = 1

  /// The whole screen in points, origin top left.
  open var bounds: CGRect { CGRect(x: 0, y: 0, width: screen.width, height: screen.height) }

  /// Pixels per point.
  open var scale: CGFloat { CGFloat(screen.scale) }

  /// Pixels per point.
  open var nativeScale: CGFloat { scale }

  /// How often the display is refreshed in a second: 60, as display links count.
  open var maximumFramesPerSecond: Int { 60 }

  /// The whole screen in pixels.
  open var nativeBounds: CGRect {
    bounds.applying(CGAffineTransform(scaleX: scale, y: scale))
  }

  /// How the screen is set: the only way there is.
  open var currentMode: UIScreenMode? { UIScreenMode(nativeBounds.size) }
  /// The only way there is.
  open var preferredMode: UIScreenMode? { currentMode }
  /// The only way there is.
  open var availableModes: [UIScreenMode] { [currentMode].compactMap { $0 } }
  /// None: the screen shows what is its own.
  open var mirrored: UIScreen? { nil }
  /// Nothing lies beyond the screen's edges.
  open var overscanCompensationInsets: UIEdgeInsets { .zero }
  /// Held: frames are as bright as they are.
  open var wantsSoftwareDimming = false

  /// A link that calls the method of that name of `target` for every frame of the display.
  open func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
    CADisplayLink(target: target, selector: sel)
  }

  // MARK: Surroundings

  /// False: nobody records.
  open var isCaptured: Bool { false }

  /// What the windows show, as a view.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
    let all = UIView(frame: bounds)
    for window in ScreenWindows.active.windows {
      guard let view = window.snapshotView(afterScreenUpdates: afterUpdates) else { continue }
      view.frame = window.frame
      all.addSubview(view)
    }
    return all
  }
}

/// How a screen can be set.
@MainActor
open class UIScreenMode: NSObject {
  /// Pixels.
  public let size: CGSize
  /// Width by height of a pixel.
  open var pixelAspectRatio: CGFloat { 1 }

  init(_ size: CGSize) {
    self.size = size
    super.init()
  }
}
