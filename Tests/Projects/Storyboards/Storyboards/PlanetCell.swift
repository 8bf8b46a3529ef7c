//
//  PlanetCell.swift
//  Storyboards
//

import UIKit

class PlanetCell: UITableViewCell {

    @IBOutlet weak var discView: UIView!
    @IBOutlet weak var nameLabel: UILabel!

    override func awakeFromNib() {
        super.awakeFromNib()
        discView.layer.cornerRadius = 20
    }

    func configure(with planet: Planet) {
        discView.backgroundColor = planet.color
        nameLabel.text = planet.name
    }

}
