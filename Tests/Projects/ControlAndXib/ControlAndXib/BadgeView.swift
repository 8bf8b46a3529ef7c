//
//  BadgeView.swift
//  ControlAndXib
//

import UIKit

/// A lamp beside a number. Its content comes from BadgeView.xib, whose File's Owner it is.
class BadgeView: UIView {

    @IBOutlet var contentView: UIView!
    @IBOutlet private weak var lampView: UIView!
    @IBOutlet private weak var countLabel: UILabel!

    var count = 0 {
        didSet {
            countLabel.text = "\(count)"
            lampView.isHidden = count % 2 == 0
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        commonInit()
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        commonInit()
    }

    private func commonInit() {
        Bundle.main.loadNibNamed("BadgeView", owner: self, options: nil)
        addSubview(contentView)
        contentView.frame = bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

}
