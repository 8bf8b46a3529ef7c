public import CoreGraphics

/// Something that points and rectangles can be about: a view, or the screen.
@MainActor
public protocol UICoordinateSpace: AnyObject {
  /// Its rectangle in itself.
  var bounds: CGRect { get }
  /// A point of this space in another.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// A point of another space in this one.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// The bounding box of a rectangle of this space in another.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  /// The bounding box of a rectangle of another space in this one.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

extension UIView: UICoordinateSpace {
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if let view = coordinateSpace as? UIView { return convert(point, to: Optional(view)) }
    let onScreen = layer.convert(point, to: nil)
    return coordinateSpace is any ScreenSpace
      ? onScreen : coordinateSpace.convert(onScreen, from: UIScreen.main.coordinateSpace)
  }

  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if let view = coordinateSpace as? UIView { return convert(point, from: Optional(view)) }
    let onScreen =
      coordinateSpace is any ScreenSpace
      ? point : coordinateSpace.convert(point, to: UIScreen.main.coordinateSpace)
    return layer.convert(onScreen, from: nil)
  }

  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    if let view = coordinateSpace as? UIView { return convert(rect, to: Optional(view)) }
    let onScreen = layer.convert(rect, to: nil)
    return coordinateSpace is any ScreenSpace
      ? onScreen : coordinateSpace.convert(onScreen, from: UIScreen.main.coordinateSpace)
  }

  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    if let view = coordinateSpace as? UIView { return convert(rect, from: Optional(view)) }
    let onScreen =
      coordinateSpace is any ScreenSpace
      ? rect : coordinateSpace.convert(rect, to: UIScreen.main.coordinateSpace)
    return layer.convert(onScreen, from: nil)
  }
}

/// What has the coordinates of the screen: points, the origin top left.
@MainActor
protocol ScreenSpace: UICoordinateSpace {}

extension ScreenSpace {
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace is any ScreenSpace ? point : coordinateSpace.convert(point, from: self)
  }

  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace is any ScreenSpace ? point : coordinateSpace.convert(point, to: self)
  }

  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    coordinateSpace is any ScreenSpace ? rect : coordinateSpace.convert(rect, from: self)
  }

  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    coordinateSpace is any ScreenSpace ? rect : coordinateSpace.convert(rect, to: self)
  }
}

extension UIScreen: ScreenSpace {
  /// The screen's coordinates as it is held.
  public final var coordinateSpace: any UICoordinateSpace { self }
  /// The screen's coordinates as it is made; the same, since it is never turned.
  public final var fixedCoordinateSpace: any UICoordinateSpace { self }
}

extension UIWindowScene: ScreenSpace {
  /// The whole of the scene, which fills the screen.
  public final var bounds: CGRect { screen.bounds }
  /// The scene's coordinates: those of the screen, which it fills.
  public final var coordinateSpace: any UICoordinateSpace { self }
  /// How the scene lies now.
  public final var effectiveGeometry: Geometry { Geometry(of: self) }

  /// How a scene lies on the screen.
  @MainActor
  public final class Geometry: NSObject {
    /// Its coordinates.
    public let coordinateSpace: any UICoordinateSpace
    /// Which way round it stands.
    public let interfaceOrientation: UIInterfaceOrientation
    /// False: it turns with the device.
    public let isInterfaceOrientationLocked = false

    init(of scene: UIWindowScene) {
      coordinateSpace = scene.coordinateSpace
      interfaceOrientation = scene.interfaceOrientation
      super.init()
    }
  }
}
