//
//  Delay.swift
//  LayersTutorial
//

import Foundation

/// Calls `completion` after some seconds
func delay(seconds: Double, completion: @escaping () -> Void) {
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds) {
        completion()
    }
}
