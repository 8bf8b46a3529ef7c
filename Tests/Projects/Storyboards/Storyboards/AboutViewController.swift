//
//  AboutViewController.swift
//  Storyboards
//

import UIKit

class AboutViewController: UIViewController {

    @IBOutlet weak var swatchView: UIView!

    @IBAction func swatchTapped(_ sender: UITapGestureRecognizer) {
        UIView.animate(withDuration: 0.25) {
            self.swatchView.backgroundColor = UIColor(red: 1, green: 0.4, blue: 0, alpha: 1)
        }
    }

}
