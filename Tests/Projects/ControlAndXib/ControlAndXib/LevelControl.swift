//
//  LevelControl.swift
//  ControlAndXib
//

import UIKit

extension Notification.Name {
    /// Posted by a control when its level reaches 1
    static let levelDidFill = Notification.Name("LevelDidFill")
}

/// A bar that is filled from the left, and that a finger can fill
@IBDesignable
class LevelControl: UIControl {

    @IBInspectable var trackColor: UIColor = .lightGray {
        didSet { setNeedsDisplay() }
    }

    @IBInspectable var fillColor: UIColor = .blue {
        didSet { setNeedsDisplay() }
    }

    @IBInspectable var level: CGFloat = 0 {
        didSet {
            level = min(max(level, 0), 1)
            setNeedsDisplay()
            if level == 1 && oldValue < 1 {
                NotificationCenter.default.post(name: .levelDidFill, object: self)
            }
        }
    }

    @IBInspectable var isRounded: Bool = false {
        didSet {
            layer.cornerRadius = isRounded ? bounds.height / 2 : 0
            layer.masksToBounds = isRounded
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentMode = .redraw
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        contentMode = .redraw
    }

    override func prepareForInterfaceBuilder() {
        super.prepareForInterfaceBuilder()
        level = 0.5
    }

    override func draw(_ rect: CGRect) {
        trackColor.setFill()
        UIRectFill(bounds)

        fillColor.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: bounds.width * level, height: bounds.height))
    }

    // MARK: - Tracking

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        follow(touch)
        return true
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        follow(touch)
        return true
    }

    private func follow(_ touch: UITouch) {
        level = touch.location(in: self).x / bounds.width
        sendActions(for: .valueChanged)
    }

}
