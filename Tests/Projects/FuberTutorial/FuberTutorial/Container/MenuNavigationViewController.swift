//
//  MenuNavigationViewController.swift
//  FuberTutorial
//

import UIKit

/// The screen behind the splash, with a bar to choose the kind of car
class MenuNavigationViewController: UINavigationController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationBar.barTintColor = UIColor.whiteColor()
    }
}

/// A map; the slider chooses between two kinds of car
class MapViewController: UIViewController {
    @IBOutlet weak var carSlider: UISlider!

    @IBAction func sliderDidEnd(sender: UISlider) {
        carSlider.setValue(sender.value < 0.5 ? 0 : 1, animated: true)
    }
}
