/// One step of a display list.
struct DisplayItem: Hashable, Sendable {
  enum Action: Hashable, Sendable {
    case fill(Outline, Source)
    /// With an index into the list's images whose alphas count too.
    case pushClip(Outline, mask: Int?)
    case popClip
    /// `content` holds the pixels the group can paint; `opacity` is 0…255.
    case pushGroup(content: PixelBounds, opacity: Int32, blend: BlendMode)
    case popGroup
  }

  /// What fills an outline.
  enum Source: Hashable, Sendable {
    /// A premultiplied pixel.
    case solid(UInt32)
    /// Index into the list's images.
    case image(Int)
    /// Index into the list's gradients.
    case gradient(Int)
    /// Index into the list's offscreen pictures.
    case offscreen(Int)
  }

  /// The pixels the step can change; bands outside skip it. A push and its pop agree.
  var bounds: PixelBounds
  var action: Action
}
