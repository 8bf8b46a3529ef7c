//
//  LevelViewController.swift
//  ControlAndXib
//

import UIKit

class LevelViewController: UIViewController {

    @IBOutlet weak var levelControl: LevelControl!
    @IBOutlet weak var badgeView: BadgeView!
    @IBOutlet weak var restartButton: UIButton!

    private let stopButton = UIButton(type: .custom)

    private var timer: Timer?
    private var displayLink: CADisplayLink?
    private var startTime: CFTimeInterval = 0

    override func viewDidLoad() {
        super.viewDidLoad()

        levelControl.addTarget(self, action: #selector(levelChanged(_:)), for: .valueChanged)

        stopButton.setTitle("Stop", for: .normal)
        stopButton.backgroundColor = .black
        stopButton.frame = CGRect(x: 40, y: 500, width: 120, height: 44)
        stopButton.addTarget(self, action: #selector(stopTapped), for: .touchUpInside)
        view.addSubview(stopButton)

        NotificationCenter.default.addObserver(self, selector: #selector(levelDidFill(_:)), name: .levelDidFill, object: levelControl)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        timer = Timer.scheduledTimer(timeInterval: 0.5, target: self, selector: #selector(tick(_:)), userInfo: nil, repeats: true)
        start()
    }

    deinit {
        NotificationCenter.default.removeObserver(self)
    }

    private func start() {
        startTime = CACurrentMediaTime()
        displayLink = CADisplayLink(target: self, selector: #selector(step(_:)))
        displayLink?.add(to: .main, forMode: .common)
    }

    private func stop() {
        displayLink?.invalidate()
        displayLink = nil
    }

    // MARK: - Actions

    @IBAction func restart(_ sender: UIButton) {
        stop()
        view.backgroundColor = .white
        levelControl.level = 0
        start()
    }

    @objc private func stopTapped() {
        stop()
    }

    @objc func levelChanged(_ sender: LevelControl) {
        stop()
        stopButton.backgroundColor = sender.level > 0.5 ? .red : .black
    }

    // MARK: - Time

    @objc func tick(_ timer: Timer) {
        badgeView.count += 1
    }

    @objc func step(_ link: CADisplayLink) {
        levelControl.level = CGFloat((link.timestamp - startTime) / 2)
    }

    @objc func levelDidFill(_ notification: Notification) {
        stop()
        view.backgroundColor = UIColor(red: 0.8, green: 1, blue: 0.8, alpha: 1)

        let banner = BannerView.instanceFromNib()
        banner.messageLabel.text = "Full"
        banner.frame.origin = CGPoint(x: 40, y: -80)
        view.addSubview(banner)
        UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear, animations: {
            banner.frame.origin.y = 40
        })
    }

}
