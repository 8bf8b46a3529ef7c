public import CoreGraphics
import VirtualTime

/// What an app runs on: a phone or a tablet, by the size of its screen.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone = 0
  case pad = 1
  case tv = 2
  case carPlay = 3
  case mac = 5
  case vision = 6
}

/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown = 0
  case portrait = 1
  case portraitUpsideDown = 2
  case landscapeLeft = 3
  case landscapeRight = 4
  case faceUp = 5
  case faceDown = 6

  /// True for both upright ones.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  /// True for both lying ones.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// The device that the scene's screen belongs to.
@MainActor
open class UIDevice: NSObject {
  /// No phone's screen has so many points on its shorter side, and every tablet's has.
  private static let tabletWidth: CGFloat = 700

  /// The only device.
  public class var current: UIDevice { SceneContext.active.service { UIDevice() } }

  /// A phone, or a tablet where the screen is large.
  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    let size = UIScreen.main.bounds.size
    return min(size.width, size.height) < Self.tabletWidth ? .phone : .pad
  }

  /// Held as the screen stands.
  open var orientation: UIDeviceOrientation {
    let size = UIScreen.main.bounds.size
    return size.width > size.height ? .landscapeLeft : .portrait
  }
}
