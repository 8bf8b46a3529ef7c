import UIKit

/// A dot that beats once a second; the button changes its colour.
class PulseViewController: UIViewController {

    let dot = CAShapeLayer()
    let button = UIButton(type: .system)
    var timer: Timer?
    var beats = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white

        dot.path = UIBezierPath(ovalIn: CGRect(x: -40, y: -40, width: 80, height: 80)).cgPath
        dot.fillColor = UIColor.red.cgColor
        dot.position = CGPoint(x: view.bounds.midX, y: 250)
        view.layer.addSublayer(dot)

        button.setTitle("Change", for: .normal)
        button.frame = CGRect(x: view.bounds.midX - 60, y: 500, width: 120, height: 44)
        button.addTarget(self, action: #selector(PulseViewController.change(_:)), for: .touchUpInside)
        view.addSubview(button)

        let tap = UITapGestureRecognizer(target: self, action: #selector(handleTap))
        view.addGestureRecognizer(tap)

        timer = Timer.scheduledTimer(timeInterval: 1.0, target: self, selector: #selector(beat), userInfo: nil, repeats: true)
    }

    @objc func beat() {
        beats += 1
        let pulse = CABasicAnimation(keyPath: "transform.scale")
        pulse.fromValue = 1
        pulse.toValue = 2
        pulse.duration = 0.5
        pulse.autoreverses = true
        dot.add(pulse, forKey: "pulse")
    }

    @objc func change(_ sender: UIButton) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        dot.fillColor = UIColor.blue.cgColor
        CATransaction.commit()
        perform(#selector(changeBack), with: nil, afterDelay: 1)
    }

    @objc private func changeBack() {
        dot.fillColor = UIColor.red.cgColor
    }

    @objc func handleTap(_ recognizer: UITapGestureRecognizer) {
        timer?.invalidate()
        view.backgroundColor = .yellow
    }
}
