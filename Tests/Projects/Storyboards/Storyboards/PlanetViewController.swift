//
//  PlanetViewController.swift
//  Storyboards
//

import UIKit

class PlanetViewController: UIViewController {

    @IBOutlet weak var discView: UIView!
    @IBOutlet var bars: [UIView]!

    var planet: Planet!

    override func viewDidLoad() {
        super.viewDidLoad()

        title = planet.name
        discView.backgroundColor = planet.color

        let colors: [UIColor] = [.red, .green, .blue]
        for (bar, color) in zip(bars, colors) {
            bar.backgroundColor = color
        }
    }

    @IBAction func pulse(_ sender: UIButton) {
        UIView.animate(withDuration: 1.0, delay: 0.0, options: .curveLinear, animations: {
            self.discView.transform = CGAffineTransform(scaleX: 1.5, y: 1.5)
        }) { _ in
            sender.isEnabled = false
        }
    }

    @IBAction func discTapped(_ sender: UITapGestureRecognizer) {
        view.backgroundColor = UIColor(red: 0.8, green: 0.8, blue: 1, alpha: 1)
        sender.view?.transform = .identity
    }

    // MARK: - Navigation

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if let orbit = segue.destination as? OrbitViewController {
            orbit.period = planet.period
        }
    }

}
