//
//  AnswerViewController.swift
//  IrisTutorial
//

import UIKit

/// Answers at once, without being asked: to look at how an answer ends
class AnswerViewController: ViewController {

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        startSpeaking()
    }
}
