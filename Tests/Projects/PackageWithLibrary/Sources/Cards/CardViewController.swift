import UIKit
import Sparkles

/// Lets a card come in from the left, then starts its sparks.
public final class CardViewController: UIViewController {

    private let cardView = CardView(frame: CGRect(x: -200, y: 233.5, width: 200, height: 200))

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        cardView.sparkleView.delegate = self
        view.addSubview(cardView)
    }

    public override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            self.cardView.center.x = self.view.bounds.midX
        } completion: { _ in
            self.cardView.sparkleView.start()
        }
    }
}

extension CardViewController: SparkleViewDelegate {
    public func sparkleViewDidStart(_ sparkleView: SparkleView) {
        view.backgroundColor = Theme.night
    }
}
