@_exported public import AVFoundation
public import UIKit

/// Shows the film that a player plays over its whole view: black.
open class AVPlayerViewController: UIViewController {
  private let film = AVPlayerLayer()

  /// What plays the film.
  open var player: AVPlayer? { didSet { film.player = player } }
  /// Stored: controls are not drawn.
  open var showsPlaybackControls = true
  /// How the film would lie in the view.
  open var videoGravity: AVLayerVideoGravity {
    get { film.videoGravity }
    set { film.videoGravity = newValue }
  }
  /// Stored: there is one screen.
  open var allowsPictureInPicturePlayback = true
  /// Stored.
  open var entersFullScreenWhenPlaybackBegins = false
  /// Stored.
  open var exitsFullScreenWhenPlaybackEnds = false
  /// Over the film.
  open private(set) lazy var contentOverlayView: UIView? = {
    let overlay = UIView(frame: view.bounds)
    overlay.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(overlay)
    return overlay
  }()

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    film.backgroundColor = UIColor.black.cgColor
    view.layer.addSublayer(film)
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    film.frame = view.bounds
  }
}
