import UIKit

/// Two players who run into each other
class AvatarsViewController: UIViewController {
  let myAvatar = AvatarView()
  let opponentAvatar = AvatarView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(red: 130 / 255, green: 209 / 255, blue: 93 / 255, alpha: 1)
    let (width, middle) = (view.bounds.width, view.bounds.height / 2)
    opponentAvatar.frame = CGRect(x: width - 110, y: middle, width: 90, height: 90)
    opponentAvatar.layer.name = "FOX"
    opponentAvatar.name = "FOX"
    opponentAvatar.image = UIImage(named: "fox")
    view.addSubview(opponentAvatar)
    myAvatar.frame = CGRect(x: 20, y: middle, width: 90, height: 90)
    myAvatar.layer.name = "DOG"
    myAvatar.name = "DOG"
    myAvatar.image = UIImage(named: "dog")
    view.addSubview(myAvatar)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    searchForOpponent()
  }

  func searchForOpponent() {
    let avatarSize = myAvatar.frame.size
    let bounceXOffset = view.frame.width / 2.0 - myAvatar.lineWidth * 2 - avatarSize.width
    let morphSize = CGSize(width: avatarSize.width * 0.85, height: avatarSize.height * 1.05)

    let rightBouncePoint = CGPoint(
      x: opponentAvatar.frame.origin.x - bounceXOffset, y: opponentAvatar.frame.origin.y)
    let leftBouncePoint = CGPoint(x: bounceXOffset, y: myAvatar.frame.origin.y)
    myAvatar.bounceOff(point: leftBouncePoint, morphSize: morphSize)
    opponentAvatar.bounceOff(point: rightBouncePoint, morphSize: morphSize)
  }
}
