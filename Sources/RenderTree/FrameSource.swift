/// Where frames come from: a scene being simulated, or a test's hand-made trees.
@MainActor
package protocol FrameSource: AnyObject {
  /// How many frames will be asked for.
  var frameCount: Int { get }

  /// The frame at `position` 0 ..< frameCount of this source. Called once each, in increasing
  /// order. `FrameSnapshot.index` is the frame's absolute number, which a sub-range does not reset.
  func snapshot(at position: Int) throws -> FrameSnapshot
}
