public import CoreGraphics

/// What holds contents of other controllers, and says how large they are.
@MainActor
public protocol UIContentContainer: AnyObject {
  /// The size it would like to have.
  var preferredContentSize: CGSize { get }
  /// The size of `container` in a container of `parentSize`.
  func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize
}
