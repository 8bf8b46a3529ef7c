import QuartzCore

// What facts about pictures share.

let redColor = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
let greenColor = CGColor(srgbRed: 0, green: 1, blue: 0, alpha: 1)
let blueColor = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1)
let redPixel: [UInt8] = [255, 0, 0, 255]
let greenPixel: [UInt8] = [0, 255, 0, 255]
let bluePixel: [UInt8] = [0, 0, 255, 255]
let clearPixel: [UInt8] = [0, 0, 0, 0]

/// A coloured layer of `size` × `size` points with its centre at `x`, `y`.
@MainActor
func square(_ color: CGColor?, _ size: CGFloat, at x: CGFloat, _ y: CGFloat) -> CALayer {
  let layer = CALayer()
  layer.bounds = CGRect(x: 0, y: 0, width: size, height: size)
  layer.position = CGPoint(x: x, y: y)
  layer.backgroundColor = color
  return layer
}

/// Changes layers that are shown without animating the change.
@MainActor
func still(_ change: () -> Void) {
  CATransaction.begin()
  CATransaction.setDisableActions(true)
  change()
  CATransaction.commit()
}
