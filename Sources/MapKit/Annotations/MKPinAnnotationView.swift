public import CoreGraphics
public import UIKit

/// The colours of pins before they had any colour.
public enum MKPinAnnotationColor: UInt, Sendable {
  case red = 0
  case green = 1
  case purple = 2
}

/// A pin stuck into the map: a ball on a needle.
@MainActor
open class MKPinAnnotationView: MKAnnotationView {
  /// Where the needle's point is in the view, points from its upper left corner.
  private static let tip = CGPoint(x: 8, y: 36)
  private static let size = CGSize(width: 32, height: 39)

  /// The ball; red unless set.
  open var pinTintColor: UIColor! = MKPinAnnotationView.redPinColor() {
    didSet { setNeedsDisplay() }
  }
  /// Whether the pin falls onto the map.
  open var animatesDrop = false
  @available(swift, deprecated: 99, renamed: "pinTintColor")
  open var pinColor: MKPinAnnotationColor = .red {
    didSet {
      pinTintColor =
        switch pinColor {
        case .red: Self.redPinColor()
        case .green: Self.greenPinColor()
        case .purple: Self.purplePinColor()
        }
    }
  }

  public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    bounds.size = Self.size
    isOpaque = false
    centerOffset = CGPoint(
      x: Self.size.width / 2 - Self.tip.x, y: Self.size.height / 2 - Self.tip.y)
    calloutOffset = CGPoint(x: Self.tip.x - Self.size.width / 2, y: 0)
  }

  open class func redPinColor() -> UIColor { UIColor(red: 1, green: 0.23, blue: 0.19, alpha: 1) }
  open class func greenPinColor() -> UIColor {
    UIColor(red: 0.3, green: 0.85, blue: 0.39, alpha: 1)
  }
  open class func purplePinColor() -> UIColor {
    UIColor(red: 0.69, green: 0.32, blue: 0.87, alpha: 1)
  }

  open override func draw(_ rect: CGRect) {
    guard image == nil else { return }
    let tip = Self.tip
    UIColor(white: 0, alpha: 0.2).setFill()
    UIBezierPath(ovalIn: CGRect(x: tip.x - 2, y: tip.y - 1.5, width: 8, height: 3)).fill()
    UIColor(white: 0.45, alpha: 1).setFill()
    UIBezierPath(
      roundedRect: CGRect(x: tip.x - 0.75, y: 14, width: 1.5, height: tip.y - 14),
      cornerRadius: 0.75
    ).fill()
    let ball = CGRect(x: tip.x - 7.5, y: 1, width: 15, height: 15)
    pinTintColor.setFill()
    UIBezierPath(ovalIn: ball).fill()
    UIColor(white: 1, alpha: 0.45).setFill()
    UIBezierPath(ovalIn: CGRect(x: ball.minX + 3, y: ball.minY + 2.5, width: 4.5, height: 4))
      .fill()
  }

  override func appear() {
    guard animatesDrop, let height = map?.bounds.height else { return }
    let end = center
    center.y -= height
    UIView.animate(withDuration: 0.35, delay: 0, options: .curveEaseIn) { self.center = end }
  }
}
