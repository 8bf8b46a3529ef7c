package import Comparison

/// What is recorded of a clip: how it was made, the fingerprint of each frame, which pictures are
/// kept beside it, and what its layers showed.
package struct GoldenRecord: Equatable, Sendable {
  /// Of the format, which is described in the module's README.
  package static let version = 1

  /// A frame, and what its pixels are.
  package struct Frame: Equatable, Sendable {
    /// Its number in the clip.
    package var number: Int
    package var hash: PixelHash

    package init(number: Int, hash: PixelHash) {
      self.number = number
      self.hash = hash
    }
  }

  /// A name and a value, as in `fps 60`.
  package struct Entry: Hashable, Sendable {
    package var name: String
    package var value: String

    package init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// The scene's id.
  package var scene: String
  /// What it was asked for; the same makes the clip again.
  package var options: [Entry]
  /// What holds for the scene itself, such as its length: to be the same when it is made again.
  package var facts: [Entry]
  /// Of every frame, in pixels.
  package var size: PixelSize
  /// Numbers of the frames whose pictures are kept as PNG files.
  package var stills: [Int]
  /// Whether all pictures are kept in one animated PNG.
  package var keepsFrames: Bool
  /// Ascending by number.
  package var frames: [Frame]
  package var layers: LayerHistory

  package init(
    scene: String, options: [Entry], facts: [Entry], size: PixelSize, stills: [Int],
    keepsFrames: Bool, frames: [Frame], layers: LayerHistory
  ) {
    self.scene = scene
    self.options = options
    self.facts = facts
    self.size = size
    self.stills = stills
    self.keepsFrames = keepsFrames
    self.frames = frames
    self.layers = layers
  }

  /// The fingerprints of all frames, by number.
  var hashes: [Int: PixelHash] { frames.hashes }

  /// The position of the frame of that number.
  package func position(ofFrame number: Int) -> Int? {
    frames.firstIndex { $0.number == number }
  }
}

extension [GoldenRecord.Frame] {
  /// Their fingerprints, by number.
  var hashes: [Int: PixelHash] {
    Dictionary(map { ($0.number, $0.hash) }, uniquingKeysWith: { first, _ in first })
  }
}
