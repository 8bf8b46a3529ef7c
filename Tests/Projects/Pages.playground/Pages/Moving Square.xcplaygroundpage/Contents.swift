/*:
 # Moving Square

 A view is the live view. The square crosses it in two seconds, at an even speed.

 [Next](@next)
 */
import UIKit
import PlaygroundSupport

let view = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
view.backgroundColor = .white

let square = makeSquare(side: 50, color: .red)
square.center = CGPoint(x: 37.5, y: 333.5)
view.addSubview(square)

UIView.animate(withDuration: 2, delay: 0, options: .curveLinear, animations: {
    square.center.x = 337.5
})

// A second one, by Core Animation: it falls from the top, and goes on as long as the page runs.
let drop = makeSquare(side: 30, color: .blue)
drop.center = CGPoint(x: 187.5, y: 100)
view.addSubview(drop)

let fall = CABasicAnimation(keyPath: "position.y")
fall.fromValue = 100
fall.toValue = 300
fall.duration = 1
fall.autoreverses = true
fall.repeatCount = .infinity
drop.layer.add(fall, forKey: "fall")

for index in 0..<5 {
    print("square \(index)")
}

PlaygroundPage.current.liveView = view
