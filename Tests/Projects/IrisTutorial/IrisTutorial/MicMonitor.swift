//
//  MicMonitor.swift
//  IrisTutorial
//

import Foundation

/// Tells how loud it is, fifty times a second.
///
/// There is no microphone here: it makes up a voice, syllables within words.
class MicMonitor {
    private var timer: Timer?
    private var ticks = 0

    /// Calls `handler` with the level in decibels every 0.02 s, until it is told to stop.
    func startMonitoringWithHandler(_ handler: @escaping (Float) -> Void) {
        stopMonitoring()
        ticks = 0
        timer = Timer.scheduledTimer(withTimeInterval: 0.02, repeats: true) { [weak self] _ in
            guard let self = self else { return }
            self.ticks += 1
            handler(self.level)
        }
    }

    func stopMonitoring() {
        timer?.invalidate()
        timer = nil
    }

    private var level: Float {
        let seconds = 0.02 * Double(ticks)
        let word = abs(sin(2 * .pi * 0.8 * seconds))
        let syllable = 0.55 + 0.45 * sin(2 * .pi * 3.1 * seconds)
        return Float(-45 + 40 * word * syllable)
    }
}
