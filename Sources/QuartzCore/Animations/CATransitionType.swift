/// What a transition shows between the old and the new picture of a layer.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// The old picture dissolves into the new one.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new picture slides into place over the old one.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new picture slides into place and pushes the old one out.
  public static let push = CATransitionType(rawValue: "push")
  /// The old picture slides away and uncovers the new one.
  public static let reveal = CATransitionType(rawValue: "reveal")

  /// The old picture turns away about the middle, as a card does, and the new one is on its back.
  /// The subtype's side comes to the front first. Not a name of Apple's: the flips of UIKit's views.
  package static let flip = CATransitionType(rawValue: "flip of a view")

  /// False for names, such as Apple's private ones, that are shown as a fade.
  var isKnown: Bool { [.fade, .moveIn, .push, .reveal, .flip].contains(self) }
}

/// The side of the layer from which a transition's new picture comes, or is uncovered.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// From the side of the largest x.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// From the side of the smallest x.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// From the side of the largest y: with y pointing down, as on iOS, the lower one.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// From the side of the smallest y: with y pointing down, as on iOS, the upper one.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
