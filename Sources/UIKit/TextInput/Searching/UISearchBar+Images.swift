import CoreGraphics
import VirtualTime

extension UISearchBar {
  /// What a field for searching has pictures of.
  public enum Icon: Int, Sendable {
    case search = 0
    case clear = 1
    case bookmark = 2
    case resultsList = 3
  }

  /// Puts a picture in place of the magnifying glass; an empty one takes it away, nil brings it back. The other
  /// pictures stay, which is noted.
  public func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    guard icon == .search else {
      SceneContext.active.unsupported("pictures of a search bar's buttons", at: "UISearchBar")
      return
    }
    guard state == .normal else { return }
    if let iconImage {
      let picture = UIImageView(image: iconImage)
      picture.contentMode = .scaleAspectFit
      searchTextField.leftView = picture
      searchTextField.leftViewMode = iconImage.size == .zero ? .never : .always
    } else {
      searchTextField.leftView = Magnifier(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      searchTextField.leftViewMode = .always
    }
  }

  /// Puts a picture behind the text, in place of the grey field; nil brings that back.
  public func setSearchFieldBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State
  ) {
    guard state == .normal else { return }
    searchTextField.background = backgroundImage
    searchTextField.backgroundColor = backgroundImage == nil ? .tertiarySystemFill : .clear
  }
}
