/// What `CALayer` conforms to, because only a protocol's extension can offer a second
/// `presentation()`, whose result is of the layer's own class.
@MainActor
public protocol PresentedLayer {}

extension CALayer: PresentedLayer {}

extension PresentedLayer where Self: CALayer {
  /// The presentation as the layer's own class; nil before the first commit, and for a subclass
  /// that does not override `makePresentation()`.
  public func presentation() -> Self? { presentationNow() as? Self }
}
