import CoreGraphics

/// Contents on their way from one picture to another: a frame shows the two mixed, reading
/// `contents` gives the nearer one.
struct ContentsFade: Sendable {
  let from: CGImage?
  let to: CGImage?
  /// How much of `to` there is, 0…1.
  let share: Double

  /// The picture that reading gives: `to` from the half on.
  var nearer: CGImage? { share < 0.5 ? from : to }
}
