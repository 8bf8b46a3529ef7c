//
//  Constants.swift
//  FuberTutorial
//

import UIKit

/// The animation duration of every repeating animation in the splash
public let kAnimationDuration: NSTimeInterval = 3.0

/// How long the logo rests and shrinks at the end of its animation
public let kAnimationDurationDelay: NSTimeInterval = 0.5

/// The phase of the tile grid
public let kAnimationTimeOffset: CFTimeInterval = 0.35 * kAnimationDuration

/// Seconds of delay per point of distance from the middle tile
public let kRippleDelayMultiplier: NSTimeInterval = 0.0006666

/// Fraction of its distance by which the ripple pushes a tile
public let kRippleMagnitudeMultiplier: CGFloat = 0.025
