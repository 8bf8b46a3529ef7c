/*:
 # Picture

 The picture lies in Resources: red, green, blue and white quarters. It turns clockwise by a quarter in the first
 second, and rests.

 [Previous](@previous)
 */
import UIKit
import PlaygroundSupport

class PictureView: UIView {
    let imageView = UIImageView(image: UIImage(named: "quarters"))

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .lightGray
        imageView.frame = CGRect(x: 87.5, y: 233.5, width: 200, height: 200)
        addSubview(imageView)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

let pictureView = PictureView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
PlaygroundPage.current.liveView = pictureView

UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear], animations: {
    pictureView.imageView.transform = CGAffineTransform(rotationAngle: .pi / 2)
})
