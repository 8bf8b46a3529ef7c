import Comparison

/// A clip whose frames are all at hand.
struct ListedClip: PictureClip {
  private let frames: [(name: String, content: FrameContent)]

  init(_ frames: [(name: String, content: FrameContent)]) { self.frames = frames }

  var names: [String] { frames.map(\.name) }
  var isNamed: Bool { true }
  var plays: Int? { nil }

  func content(ofFrame index: Int) throws(Never) -> FrameContent { frames[index].content }
}
