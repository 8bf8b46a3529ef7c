public import UIKit

/// How a film lies in its layer.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
  public static let resizeAspectFill = AVLayerVideoGravity(
    rawValue: "AVLayerVideoGravityResizeAspectFill")
  public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
}

/// Shows the film that a player plays: black.
open class AVPlayerLayer: CALayer {
  /// What plays the film.
  open var player: AVPlayer? { didSet { showFilm() } }
  /// How the film would lie in the layer.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// False: there are no pictures of the film.
  open var isReadyForDisplay: Bool { false }
  /// All of the layer.
  open var videoRect: CGRect { bounds }

  public override init() { super.init() }

  public override init(layer: Any) { super.init(layer: layer) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A layer of that player.
  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
    showFilm()
  }

  private func showFilm() {
    backgroundColor = player?.currentItem == nil ? backgroundColor : UIColor.black.cgColor
    if player != nil { noteSilence("film (it is black)", at: "AVPlayerLayer") }
  }
}

@available(swift, deprecated: 99, renamed: "AVLayerVideoGravity.resizeAspect")
public let AVLayerVideoGravityResizeAspect = AVLayerVideoGravity.resizeAspect

@available(swift, deprecated: 99, renamed: "AVLayerVideoGravity.resizeAspectFill")
public let AVLayerVideoGravityResizeAspectFill = AVLayerVideoGravity.resizeAspectFill

@available(swift, deprecated: 99, renamed: "AVLayerVideoGravity.resize")
public let AVLayerVideoGravityResize = AVLayerVideoGravity.resize
