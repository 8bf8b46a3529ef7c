import UIKit

/// Two players who run into each other when the screen is touched
class AvatarsViewController: UIViewController {
  lazy var avatar1: AvatarView = {
    let avatarView = AvatarView()
    avatarView.frame = CGRect(
      x: self.view.frame.width - 90 - 20, y: self.view.center.y, width: 90, height: 90)
    return avatarView
  }()

  lazy var avatar2: AvatarView = {
    let avatarView = AvatarView()
    avatarView.frame = CGRect(x: 20, y: self.view.center.y, width: 90, height: 90)
    return avatarView
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    avatar1.layer.name = "FOX"
    avatar1.image = UIImage(named: "fox")
    avatar1.label.text = "FOX"
    avatar2.layer.name = "DOG"
    avatar2.image = UIImage(named: "dog")
    avatar2.label.text = "DOG"

    view.addSubview(avatar1)
    view.addSubview(avatar2)
    view.backgroundColor = UIColor(red: 130 / 255.0, green: 209 / 255.0, blue: 93 / 255.0, alpha: 1)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    let avatarSize = avatar1.frame.size
    let morphSize = CGSize(width: avatarSize.width * 0.85, height: avatarSize.height * 1.05)
    let bounceXOffset = view.frame.size.width / 2.0 - avatar1.lineWidth * 2 - avatar1.frame.width
    avatar2.boundsOffset(bounceXOffset, morphSize: morphSize)
    avatar1.boundsOffset(avatar1.frame.origin.x - bounceXOffset, morphSize: morphSize)
  }
}
