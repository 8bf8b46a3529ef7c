import UIKit
import Sparkles

/// A card with a picture on its front and sparks around it
open class CardView: UIView {

    public let imageView = UIImageView()
    public let sparkleView = SparkleView()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        backgroundColor = UIColor(red: 0.2, green: 0.2, blue: 0.4, alpha: 1)

        imageView.image = UIImage(named: "card", in: .module, compatibleWith: nil)
        imageView.translatesAutoresizingMaskIntoConstraints = false
        addSubview(imageView)

        sparkleView.translatesAutoresizingMaskIntoConstraints = false
        addSubview(sparkleView)

        NSLayoutConstraint.activate([
            imageView.centerXAnchor.constraint(equalTo: centerXAnchor),
            imageView.centerYAnchor.constraint(equalTo: centerYAnchor),
            imageView.widthAnchor.constraint(equalToConstant: 60),
            imageView.heightAnchor.constraint(equalTo: imageView.widthAnchor),

            sparkleView.topAnchor.constraint(equalTo: topAnchor),
            sparkleView.leadingAnchor.constraint(equalTo: leadingAnchor),
            sparkleView.trailingAnchor.constraint(equalTo: trailingAnchor),
            sparkleView.bottomAnchor.constraint(equalTo: bottomAnchor),
        ])
    }
}
