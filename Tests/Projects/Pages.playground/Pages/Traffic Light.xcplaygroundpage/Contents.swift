/*:
 # Traffic Light

 A controller is the live view. A timer changes the light once a second.

 [Previous](@previous) | [Next](@next)
 */
import UIKit
import PlaygroundSupport

class TrafficLightViewController: UIViewController {

    let colors: [UIColor] = [.red, .yellow, .green]
    var lamps: [UIView] = []
    var current = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .darkGray

        for index in 0..<colors.count {
            let lamp = makeSquare(side: 100, color: .black)
            lamp.layer.cornerRadius = 50
            lamp.center = CGPoint(x: 187.5, y: 200 + 120 * CGFloat(index))
            view.addSubview(lamp)
            lamps.append(lamp)
        }
        lamps[current].backgroundColor = colors[current]

        Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(change), userInfo: nil, repeats: true)
    }

    @objc func change() {
        lamps[current].backgroundColor = .black
        current = (current + 1) % lamps.count
        lamps[current].backgroundColor = colors[current]
    }
}

PlaygroundPage.current.needsIndefiniteExecution = true
PlaygroundPage.current.liveView = TrafficLightViewController()
