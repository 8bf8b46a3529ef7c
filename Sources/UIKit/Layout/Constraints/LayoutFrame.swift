import Constraints
import CoreGraphics

/// Where an extent of one axis begins and how long it is.
struct LayoutSpan {
  var start: LinearExpression
  var length: LinearExpression

  init(_ start: LinearExpression, _ length: LinearExpression) {
    self.start = start
    self.length = length
  }

  var end: LinearExpression { start + length }
  var middle: LinearExpression { start + length * 0.5 }

  /// The extent as it lies seen from the other end of `whole`.
  func mirrored(in whole: LayoutSpan) -> LayoutSpan {
    LayoutSpan(whole.start + whole.end - end, length)
  }

  /// The extent without so much at its ends.
  func inset(_ before: CGFloat, _ after: CGFloat) -> LayoutSpan {
    LayoutSpan(start + Double(before), length - Double(before) - Double(after))
  }
}

/// A rectangle that is still to be found.
struct LayoutFrame {
  var horizontal: LayoutSpan
  var vertical: LayoutSpan

  /// The rectangle without so much at its sides.
  func inset(by insets: UIEdgeInsets) -> LayoutFrame {
    LayoutFrame(
      horizontal: horizontal.inset(insets.left, insets.right),
      vertical: vertical.inset(insets.top, insets.bottom))
  }

  subscript(axis: NSLayoutConstraint.Axis) -> LayoutSpan {
    axis == .horizontal ? horizontal : vertical
  }
}

/// The variables of a rectangle; its origin is that in the space of the view around it.
struct LayoutBox {
  let x: Variable
  let y: Variable
  let width: Variable
  let height: Variable

  init(in solver: inout ConstraintSolver) {
    x = solver.addVariable()
    y = solver.addVariable()
    width = solver.addVariable(isNonnegative: true)
    height = solver.addVariable(isNonnegative: true)
  }

  var frame: LayoutFrame {
    LayoutFrame(
      horizontal: LayoutSpan(LinearExpression(x), LinearExpression(width)),
      vertical: LayoutSpan(LinearExpression(y), LinearExpression(height)))
  }
}
