import Foundation
import QuartzCore

// What the pages' style sheet names, by the same names.

let red = CGColor.hex("dc2828")
let green = CGColor.hex("28b43c")
let blue = CGColor.hex("2846dc")
let yellow = CGColor.hex("f0dc3c")

/// A layer with the frame x, y, width, height.
@MainActor
func rect(
  _ color: CGColor?, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat
) -> CALayer {
  let layer = CALayer()
  layer.frame = CGRect(x: x, y: y, width: width, height: height)
  layer.backgroundColor = color
  return layer
}

/// A layer of 72 × 60 points at (12, 16), bordered in blue.
@MainActor
func box(_ color: CGColor?, corner: CGFloat = 0, border: CGFloat = 0) -> CALayer {
  let layer = rect(color, 12, 16, 72, 60)
  layer.cornerRadius = corner
  layer.borderWidth = border
  layer.borderColor = blue
  return layer
}

/// A layer of 30 × 30 points.
@MainActor
func small(_ color: CGColor?, _ x: CGFloat, _ y: CGFloat) -> CALayer { rect(color, x, y, 30, 30) }

/// Chromium's pages are drawn large, where less of this is seen.
let edgesOnEdges = "what lies below shows at an edge that two layers have in common"
let edgesAtEdges = "what lies below shows between pieces that end at one line"
let roughBlur = "Chromium builds a wide gaussian of boxes or reads it from a table"

func degrees(_ angle: CGFloat) -> CGFloat { angle * .pi / 180 }
