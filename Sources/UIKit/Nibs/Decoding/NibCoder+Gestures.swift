import CoreGraphics

extension NibCoder {
  /// A recogniser with what its element says.
  @MainActor
  func recognizer(_ recognizer: UIGestureRecognizer) -> UIGestureRecognizer {
    readGesture(recognizer)
    return recognizer
  }

  /// Sets what the element says of a recogniser.
  @MainActor
  func readGesture(_ recognizer: UIGestureRecognizer) {
    recognizer.isEnabled = bool("enabled") ?? true
    recognizer.cancelsTouchesInView = bool("cancelsTouchesInView") ?? true
    recognizer.delaysTouchesBegan = bool("delaysTouchesBegan") ?? false
    recognizer.delaysTouchesEnded = bool("delaysTouchesEnded") ?? true
    switch recognizer {
    case let tap as UITapGestureRecognizer:
      tap.numberOfTapsRequired = integer("numberOfTapsRequired") ?? 1
      tap.numberOfTouchesRequired = integer("numberOfTouchesRequired") ?? 1
    case let swipe as UISwipeGestureRecognizer:
      swipe.direction =
        choice(
          "direction",
          [
            "left": UISwipeGestureRecognizer.Direction.left, "right": .right, "up": .up,
            "down": .down,
          ]) ?? .right
      swipe.numberOfTouchesRequired = integer("numberOfTouchesRequired") ?? 1
    case let edge as UIScreenEdgePanGestureRecognizer:
      edge.edges = [
        bool("left") == true ? .left : [], bool("right") == true ? .right : [],
        bool("top") == true ? .top : [], bool("bottom") == true ? .bottom : [],
      ]
      if let edges = part(key: "edges") {
        edge.edges = [
          edges.bool("left") == true ? .left : [], edges.bool("right") == true ? .right : [],
          edges.bool("top") == true ? .top : [], edges.bool("bottom") == true ? .bottom : [],
        ]
      }
      readFingers(edge)
    case let pan as UIPanGestureRecognizer: readFingers(pan)
    case let press as UILongPressGestureRecognizer:
      if let duration = number("minimumPressDuration") {
        press.minimumPressDuration = TimeInterval(duration)
      }
      if let distance = number("allowableMovement") { press.allowableMovement = distance }
      if let taps = integer("numberOfTapsRequired") { press.numberOfTapsRequired = taps }
      if let touches = integer("numberOfTouchesRequired") {
        press.numberOfTouchesRequired = touches
      }
    default: break
    }
    skip("<connections>", "delaysTouches", "userDefinedRuntimeAttributes")
    skip("<userDefinedRuntimeAttributes>", "scale", "rotation", "allowedScrollTypesMask")
  }

  @MainActor
  private func readFingers(_ pan: UIPanGestureRecognizer) {
    if let fingers = integer("minimumNumberOfTouches") { pan.minimumNumberOfTouches = fingers }
    if let fingers = integer("maximumNumberOfTouches") { pan.maximumNumberOfTouches = fingers }
  }
}
