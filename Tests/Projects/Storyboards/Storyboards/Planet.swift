//
//  Planet.swift
//  Storyboards
//

import UIKit

struct Planet {
    let name: String
    let color: UIColor
    /// Seconds for one turn of its moon
    let period: TimeInterval
}

extension Planet {
    static let all = [
        Planet(name: "Mercury", color: UIColor(red: 0.6, green: 0.6, blue: 0.6, alpha: 1), period: 1),
        Planet(name: "Venus", color: UIColor(red: 1, green: 0.8, blue: 0.4, alpha: 1), period: 2),
        Planet(name: "Earth", color: UIColor(red: 0, green: 0.4, blue: 1, alpha: 1), period: 4),
        Planet(name: "Mars", color: UIColor(red: 1, green: 0.4, blue: 0.2, alpha: 1), period: 8),
    ]
}
