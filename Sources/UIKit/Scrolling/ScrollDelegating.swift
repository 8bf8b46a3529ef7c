/// What gives scroll views their `delegate`. It comes by a protocol so that tables can have one of a
/// narrower type: a property of a class could not be overridden so.
@MainActor
public protocol ScrollDelegating: UIView {}

extension ScrollDelegating where Self: UIScrollView {
  /// Told what the view does; held weakly.
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}
