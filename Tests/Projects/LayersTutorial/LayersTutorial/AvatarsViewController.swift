//
//  AvatarsViewController.swift
//  LayersTutorial
//

import UIKit

/// Two players who run into each other when the screen is touched
class AvatarsViewController: UIViewController {
    @IBOutlet weak var avatar1: AvatarView!
    @IBOutlet weak var avatar2: AvatarView!

    override func viewDidLoad() {
        super.viewDidLoad()
        avatar1.label.text = "FOX"
        avatar2.label.text = "DOG"
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        let avatarSize = avatar1.frame.size
        let morphSize = CGSize(width: avatarSize.width * 0.85, height: avatarSize.height * 1.05)
        let bounceXOffset = view.frame.size.width / 2.0 - avatar1.lineWidth * 2 - avatar1.frame.width
        avatar2.boundsOffset(bounceXOffset, morphSize: morphSize)
        avatar1.boundsOffset(avatar1.frame.origin.x - bounceXOffset, morphSize: morphSize)
    }
}
