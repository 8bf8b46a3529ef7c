import CoreGraphics

/// What a tab bar shows for one controller.
open class UITabBarItem: UIBarItem {
  /// Shown while the item is selected; nil: `image`.
  open var selectedImage: UIImage? { didSet { didChange?() } }
  /// A short text in a red oval; stored, not drawn.
  open var badgeValue: String?

  public override init() { super.init() }

  /// An item with a title and a picture.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// An item with a title and a picture, another while it is selected.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }
}
