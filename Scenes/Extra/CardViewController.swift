import UIKit

/// A card that turns over when it is tapped, on a table with the rest of its deck
class CardViewController: UIViewController {
  private let card = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 280))
  private let front = QueenView()
  private let back = CardBackView()
  private var showsBack = true

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(red: 0.16, green: 0.45, blue: 0.33, alpha: 1)
    addPlace()
    addDeck()

    card.layer.name = "card"
    card.center = view.center
    view.addSubview(card)

    front.frame = card.bounds
    front.layer.name = "front"
    back.frame = card.bounds
    back.layer.name = "back"
    card.addSubview(back)

    card.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: CardViewController.flip))
  }

  /// The line on the cloth inside which the card lies
  private func addPlace() {
    let place = CAShapeLayer()
    place.name = "place"
    place.frame = CGRect(
      x: view.bounds.midX - 112, y: view.bounds.midY - 152, width: 224, height: 304)
    place.path = UIBezierPath(roundedRect: place.bounds, cornerRadius: 24).cgPath
    place.fillColor = UIColor(white: 0, alpha: 0.08).cgColor
    place.strokeColor = UIColor(white: 1, alpha: 0.35).cgColor
    place.lineWidth = 2
    place.lineDashPattern = [10, 6]
    view.layer.addSublayer(place)
  }

  /// Below it the other cards, fanned
  private func addDeck() {
    for index in 0..<5 {
      let step = CGFloat(index - 2)
      let other = CardBackView(frame: CGRect(x: 0, y: 0, width: 100, height: 140))
      other.layer.name = "deck-\(index)"
      other.center = CGPoint(
        x: view.center.x + step * 46, y: view.bounds.height - 66 + step * step * 5)
      other.transform = CGAffineTransform(rotationAngle: step * 0.12)
      view.addSubview(other)
    }
  }

  func flip() {
    let (from, to): (UIView, UIView) = showsBack ? (back, front) : (front, back)
    showsBack.toggle()
    UIView.transition(
      from: from, to: to, duration: 0.8,
      options: showsBack ? .transitionFlipFromRight : .transitionFlipFromLeft)
  }
}
