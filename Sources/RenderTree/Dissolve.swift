/// Two pictures mixed pixel by pixel, premultiplied: from · (1 − share) + to · share. Unlike one
/// faded over the other, two opaque pictures stay opaque all the way.
package struct Dissolve: Equatable, Sendable {
  /// Their matrices lead to the space the dissolve is drawn in; nil is a transparent picture.
  package var from: RenderNode?
  package var to: RenderNode?
  /// How much of `to` there is, 0…1; drawn in steps of 1/255.
  package var share: Double

  /// Both, as far as there are.
  package var pictures: [RenderNode] { [from, to].compactMap(\.self) }

  package init(from: RenderNode?, to: RenderNode?, share: Double) {
    self.from = from
    self.to = to
    self.share = share
  }
}
