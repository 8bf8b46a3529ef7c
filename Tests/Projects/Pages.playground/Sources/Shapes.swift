import UIKit

/// A square view, which all pages use
public func makeSquare(side: CGFloat, color: UIColor) -> UIView {
    let square = UIView(frame: CGRect(x: 0, y: 0, width: side, height: side))
    square.backgroundColor = color
    return square
}
