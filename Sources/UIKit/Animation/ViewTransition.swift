import CoreGraphics
import QuartzCore

/// The transitions of views, by the number they have among the options.
enum ViewTransition: UInt {
  case flipFromLeft = 1
  case flipFromRight = 2
  case curlUp = 3
  case curlDown = 4
  case crossDissolve = 5
  case flipFromTop = 6
  case flipFromBottom = 7

  /// Goes from the picture `view` shows to the one it will show at the next commit; nothing where nobody
  /// has seen it yet.
  @MainActor
  func start(in scope: AnimationScope, on view: UIView) {
    guard view.layer.isShown else { return }
    let transition = CATransition()
    (transition.type, transition.subtype) = layerTransition
    if scope.driver == nil { transition.timingFunction = scope.pacing.function }
    scope.start(transition, on: view.layer, key: kCATransition)
  }

  /// Curls are not drawn: by their private names they fade, and the ledger notes it. A layer's top
  /// is the side of the largest y.
  private var layerTransition: (type: CATransitionType, side: CATransitionSubtype?) {
    switch self {
    case .flipFromLeft: (.flip, .fromLeft)
    case .flipFromRight: (.flip, .fromRight)
    case .flipFromTop: (.flip, .fromBottom)
    case .flipFromBottom: (.flip, .fromTop)
    case .curlUp: (CATransitionType(rawValue: "pageCurl"), nil)
    case .curlDown: (CATransitionType(rawValue: "pageUnCurl"), nil)
    case .crossDissolve: (.fade, nil)
    }
  }
}
