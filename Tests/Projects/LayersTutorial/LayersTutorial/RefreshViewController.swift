//
//  RefreshViewController.swift
//  LayersTutorial
//

import UIKit

/// Ten rows, and above them what refreshes them
class RefreshViewController: UITableViewController, RefreshViewDelegate {
    var refreshView: RefreshView!

    override func viewDidLoad() {
        super.viewDidLoad()
        let refreshRect = CGRect(x: 0.0, y: -110.0, width: view.frame.size.width, height: 110.0)
        refreshView = RefreshView(frame: refreshRect, scrollView: tableView)
        refreshView.delegate = self
        tableView.addSubview(refreshView)
    }

    override func scrollViewDidScroll(_ scrollView: UIScrollView) {
        refreshView.scrollViewDidScroll(scrollView)
    }

    override func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        refreshView.scrollViewWillEndDragging(
            scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
    }

    func refreshViewDidRefresh(_ refreshView: RefreshView) {
        delay(seconds: 4) {
            refreshView.endRefreshing()
        }
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return 10
    }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
        cell.textLabel?.text = "这是第\(indexPath.row + 1)个cell"
        return cell
    }
}
