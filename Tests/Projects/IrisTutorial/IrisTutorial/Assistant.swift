//
//  Assistant.swift
//  IrisTutorial
//

import UIKit

/// Knows an answer to everything, and takes its time to say it.
class Assistant {
    /// Seconds that it speaks; infinite: without end.
    var speechDuration: TimeInterval = 4.0

    private let answers = [
        "I have ordered twelve umbrellas for you.",
        "It is four o'clock somewhere.",
        "Your bicycle says it misses you.",
        "I have asked the weather to be nice.",
        "Forty-two, but do check my working.",
    ]

    /// Always the first here, so that every film is the same.
    func randomAnswer() -> String {
        return answers[0]
    }

    /// Calls `completion` when `phrase` has been said.
    func speak(_ phrase: String, completion: @escaping () -> Void) {
        guard speechDuration.isFinite else { return }
        delay(seconds: speechDuration, completion: completion)
    }
}
