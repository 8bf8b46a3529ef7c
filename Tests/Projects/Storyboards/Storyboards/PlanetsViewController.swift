//
//  PlanetsViewController.swift
//  Storyboards
//

import UIKit

class PlanetsViewController: UITableViewController {

    @IBOutlet weak var cometView: UIView!

    private let planets = Planet.all
    private var cometHasFlown = false

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard !cometHasFlown else { return }
        cometHasFlown = true

        UIView.animate(withDuration: 2.0, delay: 0.0, options: [.curveLinear], animations: {
            self.cometView.center.x += 300
        }, completion: nil)
    }

    // MARK: - Table view data source

    override func numberOfSections(in tableView: UITableView) -> Int {
        return 1
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return planets.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "PlanetCell", for: indexPath) as! PlanetCell
        cell.configure(with: planets[indexPath.row])
        return cell
    }

    // MARK: - Navigation

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if segue.identifier == "ShowPlanet",
            let destination = segue.destination as? PlanetViewController,
            let cell = sender as? UITableViewCell,
            let indexPath = tableView.indexPath(for: cell) {
            destination.planet = planets[indexPath.row]
        }
    }

    @IBAction func unwindToPlanets(_ segue: UIStoryboardSegue) {
        guard let about = segue.source as? AboutViewController else { return }
        cometView.backgroundColor = about.swatchView.backgroundColor
    }

}
