import UIKit

/// Shows what its closure draws, in points of the page it lies on
class DrawingView: UIView {
  private let drawing: () -> Void
  private let origin: CGPoint

  init(frame: CGRect, drawing: @escaping () -> Void) {
    self.drawing = drawing
    origin = frame.origin
    super.init(frame: frame)
    backgroundColor = .clear
  }

  required init?(coder aDecoder: NSCoder) {
    return nil
  }

  override func draw(_ rect: CGRect) {
    UIGraphicsGetCurrentContext()?.translateBy(x: -origin.x, y: -origin.y)
    drawing()
  }
}
