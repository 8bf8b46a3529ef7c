//
//  ViewController.swift
//  Swift3Demo
//

import UIKit

let kStarsChangedNotification = "StarsChanged"

class ViewController: UIViewController {

    @IBOutlet weak var starView: UIImageView!
    @IBOutlet weak var greetingLabel: UILabel!
    @IBOutlet weak var meterView: MeterView!

    var stars = 0
    var timer: Timer!

    override func viewDidLoad() {
        super.viewDidLoad()

        greetingLabel.text = NSLocalizedString("greeting", comment: "Above the star")
        view.backgroundColor = UIColor(named: "Background")
        meterView.backgroundColor = UIColor.clear

        NotificationCenter.default.addObserver(self, selector: #selector(ViewController.starsChanged(notification:)), name: NSNotification.Name(rawValue: kStarsChangedNotification), object: nil)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)

        timer = Timer.scheduledTimer(timeInterval: 0.5, target: self, selector: #selector(ViewController.countStar), userInfo: nil, repeats: true)

        let spin = CABasicAnimation(keyPath: "transform.rotation")
        spin.fromValue = 0.0
        spin.toValue = M_PI * 2
        spin.duration = 4.0
        spin.repeatCount = Float.infinity
        spin.isRemovedOnCompletion = false
        spin.fillMode = kCAFillModeForwards
        starView.layer.add(spin, forKey: "spin")
    }

    func countStar() {
        stars += 1
        NotificationCenter.default.post(name: NSNotification.Name(rawValue: kStarsChangedNotification), object: self)
    }

    func starsChanged(notification: NSNotification) {
        if stars > 4 {
            timer.invalidate()
            return
        }
        UIView.animate(withDuration: 0.25, delay: 0.0, options: UIViewAnimationOptions.curveLinear, animations: {
            self.meterView.barView.frame = CGRect(x: 0, y: 0, width: 70 * self.stars, height: 30)
        }, completion: nil)
    }

    @IBAction func reset(sender: UIButton) {
        stars = 0
        starView.layer.removeAllAnimations()
        starView.alpha = 0.5
        meterView.barView.frame = CGRect.zero
    }

    deinit {
        NotificationCenter.default.removeObserver(self)
    }

}
