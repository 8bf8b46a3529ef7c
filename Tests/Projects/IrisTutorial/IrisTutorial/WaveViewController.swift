//
//  WaveViewController.swift
//  IrisTutorial
//

import UIKit

/// Where the chapter stands before the assistant gets its words: the wave runs from the start, without end
class WaveViewController: ViewController {

    override func viewDidLoad() {
        super.viewDidLoad()
        assistant.speechDuration = .infinity

        let text = meterLabel.text
        startSpeaking()
        meterLabel.text = text
        speakButton.isHidden = false
    }
}
