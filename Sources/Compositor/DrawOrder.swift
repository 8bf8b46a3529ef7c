import RenderTree

/// The order in which siblings are painted.
enum DrawOrder {
  /// By increasing zPosition; ties stay as they are.
  static func sorted(_ children: [RenderNode]) -> [RenderNode] {
    guard children.contains(where: { $0.zPosition != 0 }) else { return children }
    return children.enumerated()
      .sorted { ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset) }
      .map(\.element)
  }
}
