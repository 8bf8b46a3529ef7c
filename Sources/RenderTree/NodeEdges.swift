/// Edges of a node's bounds.
package struct NodeEdges: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Of least x.
  package static let minX = NodeEdges(rawValue: 1)
  /// Of greatest x.
  package static let maxX = NodeEdges(rawValue: 2)
  /// Of least y.
  package static let minY = NodeEdges(rawValue: 4)
  /// Of greatest y.
  package static let maxY = NodeEdges(rawValue: 8)
  /// The whole border.
  package static let all: NodeEdges = [.minX, .maxX, .minY, .maxY]
}
