import CoreGraphics

/// Contents on their way from one picture to another: a frame shows the two mixed, reading
/// `contents` gives the nearer one.
struct ContentsFade: Sendable {
  let from: Picture
  let to: Picture
  /// How much of `to` there is, 0…1.
  let share: Double

  /// What contents can be.
  enum Picture: Sendable {
    case image(CGImage?)
    /// What a text layer draws, which stays outlines.
    case text(DrawnText)
  }

  /// Nil where `from` and `to` are no contents; `t` is cut to 0…1.
  init?(from: AnimatableValue, to: AnimatableValue, share t: Double) {
    guard let from = Picture(from), let to = Picture(to) else { return nil }
    self.from = from
    self.to = to
    share = min(max(0, t), 1)
  }

  /// The picture that reading gives: `to` from the half on.
  var nearer: Picture { share < 0.5 ? from : to }

  /// True when one of the two is text.
  var showsText: Bool { from.text != nil || to.text != nil }
}

extension ContentsFade.Picture {
  /// Nil for what is no contents.
  fileprivate init?(_ value: AnimatableValue) {
    switch value {
    case .image(let image): self = .image(image)
    case .text(let text): self = .text(text)
    default: return nil
    }
  }

  /// The image; nil for none and for text.
  var image: CGImage? { if case .image(let image) = self { image } else { nil } }

  /// The text; nil for an image.
  var text: DrawnText? { if case .text(let text) = self { text } else { nil } }
}
