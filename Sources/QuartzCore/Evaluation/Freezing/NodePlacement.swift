import Geometry
import Raster

/// How a superlayer places a sublayer's node; in most nothing is done to it.
struct NodePlacement: Equatable {
  /// Nil where nothing is done.
  private let effect: Effect?

  private final class Effect: Equatable, Sendable {
    let around: Matrix4?
    let tint: Color
    let opacity: Double

    init(around: Matrix4?, tint: Color, opacity: Double) {
      self.around = around
      self.tint = tint
      self.opacity = opacity
    }

    static func == (a: Effect, b: Effect) -> Bool {
      a === b || a.around == b.around && a.tint == b.tint && a.opacity == b.opacity
    }
  }

  init(around: Matrix4? = nil, tint: Color = .white, opacity: Double = 1) {
    effect =
      around == nil && tint == .white && opacity == 1
      ? nil : Effect(around: around, tint: tint, opacity: opacity)
  }

  /// Acts after the layer's own matrix; nil for nothing.
  var around: Matrix4? { effect?.around }
  /// Multiplied into the colours.
  var tint: Color { effect?.tint ?? .white }
  /// Fades each node by itself.
  var opacity: Double { effect?.opacity ?? 1 }

  /// The node's matrix for a layer with `own`.
  func matrix(after own: Matrix4) -> Matrix4 { around.map { own.followed(by: $0) } ?? own }
}
