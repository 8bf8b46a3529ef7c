//
//  UIColor+Fuber.swift
//  FuberTutorial
//

import UIKit

extension UIColor {
    public class func fuberBlue() -> UIColor {
        return UIColor(red: 15 / 255, green: 78 / 255, blue: 101 / 255, alpha: 1)
    }

    public class func fuberLightBlue() -> UIColor {
        return UIColor(red: 77 / 255, green: 181 / 255, blue: 217 / 255, alpha: 1)
    }
}
