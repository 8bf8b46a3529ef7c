//
//  BannerView.swift
//  ControlAndXib
//

import UIKit

/// A strip that slides in. It is itself the top view of BannerView.xib.
class BannerView: UIView {

    @IBOutlet weak var messageLabel: UILabel!

    class func instanceFromNib() -> BannerView {
        let nib = UINib(nibName: "BannerView", bundle: Bundle(for: BannerView.self))
        return nib.instantiate(withOwner: nil, options: nil).first as! BannerView
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        layer.cornerRadius = 8
    }

}
