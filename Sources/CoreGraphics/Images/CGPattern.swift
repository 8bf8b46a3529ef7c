public import Foundation
import Geometry

/// How cells of a pattern are fitted to pixels.
///
/// Here all are drawn alike: with constant spacing, each cell to the nearest whole number of pixels.
public enum CGPatternTiling: Int32, Sendable {
  case noDistortion = 0
  case constantSpacingMinimalDistortion = 1
  case constantSpacing = 2
}

/// Draws a pattern's cell, in pattern space, given what the pattern was made with.
public typealias CGPatternDrawPatternCallback = @Sendable ((any Sendable)?, CGContext) -> Void

/// Told when a pattern goes, given what it was made with.
public typealias CGPatternReleaseInfoCallback = @Sendable ((any Sendable)?) -> Void

/// What draws a pattern's cell.
///
/// Where Core Graphics calls a C function with a pointer, this is a closure with what the pattern was
/// made with.
public struct CGPatternCallbacks: Sendable {
  /// 0.
  public var version: UInt32
  /// Draws the cell, in pattern space.
  public var drawPattern: CGPatternDrawPatternCallback?
  /// Called when the pattern goes.
  public var releaseInfo: CGPatternReleaseInfoCallback?

  public init(
    version: UInt32, drawPattern: CGPatternDrawPatternCallback?,
    releaseInfo: CGPatternReleaseInfoCallback?
  ) {
    self.version = version
    self.drawPattern = drawPattern
    self.releaseInfo = releaseInfo
  }
}

/// A cell that is drawn again and again, as a colour.
public final class CGPattern: Sendable {
  private let info: (any Sendable)?
  /// The cell, in pattern space.
  let bounds: Rect
  /// Pattern space → the context's base space, which its matrix does not change.
  let matrix: Affine
  /// From one cell to the next; positive.
  let step: (x: Double, y: Double)
  /// False for a cell that is drawn in the colour the pattern is set with.
  let isColored: Bool
  /// Pixels a unit of pattern space that the cell has by itself; nil for what is drawn afresh.
  let density: Double?
  private let callbacks: CGPatternCallbacks

  /// - Returns: nil when the cell is empty or nothing draws it. A step of 0 is the cell's size.
  public convenience init?(
    info: (any Sendable)?, bounds: CGRect, matrix: CGAffineTransform, xStep: CGFloat,
    yStep: CGFloat, tiling: CGPatternTiling, isColored: Bool, callbacks: CGPatternCallbacks
  ) {
    self.init(
      info: info, bounds: bounds, matrix: matrix, xStep: xStep, yStep: yStep,
      isColored: isColored, callbacks: callbacks, density: nil)
  }

  /// A pattern with a density.
  init?(
    info: (any Sendable)?, bounds: CGRect, matrix: CGAffineTransform, xStep: CGFloat,
    yStep: CGFloat, isColored: Bool, callbacks: CGPatternCallbacks, density: Double?
  ) {
    let area = Rect(bounds.standardized)
    let step = (
      x: xStep == 0 ? area.width : abs(Double(xStep)),
      y: yStep == 0 ? area.height : abs(Double(yStep))
    )
    guard callbacks.drawPattern != nil, area.width > 0, area.height > 0, step.x.isFinite,
      step.y.isFinite, area.x.isFinite, area.y.isFinite
    else { return nil }
    self.info = info
    self.bounds = area
    self.matrix = Affine(matrix)
    self.step = step
    self.isColored = isColored
    self.callbacks = callbacks
    self.density = density
  }

  /// As Core Graphics' function is called, with the callbacks' address.
  public convenience init?(
    info: (any Sendable)?, bounds: CGRect, matrix: CGAffineTransform, xStep: CGFloat,
    yStep: CGFloat, tiling: CGPatternTiling, isColored: Bool,
    callbacks: inout CGPatternCallbacks
  ) {
    let copy = callbacks
    self.init(
      info: info, bounds: bounds, matrix: matrix, xStep: xStep, yStep: yStep, tiling: tiling,
      isColored: isColored, callbacks: copy)
  }

  deinit { callbacks.releaseInfo?(info) }

  /// Draws one cell into a context whose user space is pattern space.
  func drawCell(in context: CGContext) { callbacks.drawPattern?(info, context) }
}
