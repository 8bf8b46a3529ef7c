import UIKit

/// A card that turns over when it is tapped
class CardViewController: UIViewController {
  private let card = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 280))
  private let front = UILabel()
  private let back = UIView()
  private var showsBack = true

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(red: 0.16, green: 0.45, blue: 0.33, alpha: 1)

    card.layer.name = "card"
    card.center = view.center
    view.addSubview(card)

    front.frame = card.bounds
    front.layer.name = "front"
    front.text = "Queen"
    front.font = .systemFont(ofSize: 44, weight: .bold)
    front.textColor = UIColor(red: 0.8, green: 0.1, blue: 0.2, alpha: 1)
    front.textAlignment = .center
    front.backgroundColor = .white
    front.layer.cornerRadius = 16
    front.layer.masksToBounds = true

    back.frame = card.bounds
    back.layer.name = "back"
    back.backgroundColor = UIColor(red: 0.17, green: 0.24, blue: 0.5, alpha: 1)
    back.layer.cornerRadius = 16
    back.layer.borderWidth = 10
    back.layer.borderColor = UIColor.white.cgColor
    card.addSubview(back)

    card.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: CardViewController.flip))
  }

  func flip() {
    let (from, to): (UIView, UIView) = showsBack ? (back, front) : (front, back)
    showsBack.toggle()
    UIView.transition(
      from: from, to: to, duration: 0.8,
      options: showsBack ? .transitionFlipFromRight : .transitionFlipFromLeft)
  }
}
