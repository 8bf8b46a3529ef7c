import CoreGraphics
import Testing

@testable import UIKit

/// Delegates written for Swift 2, whose methods have a label that is another name today.
@MainActor
@Suite struct OldDelegateNamesTests {
  private final class OldScroller: UIScrollViewDelegate {
    var offsets: [CGFloat] = []

    func scrollViewDidScroll(scrollView: UIScrollView) {
      offsets.append(scrollView.contentOffset.y)
    }
  }

  private final class NewScroller: UIScrollViewDelegate {
    var offsets: [CGFloat] = []

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      offsets.append(scrollView.contentOffset.y)
    }
  }

  /// Hands on what it hears, as a controller does for a view that refreshes its table.
  private final class Forwarder: UIScrollViewDelegate {
    let inner = OldScroller()

    func scrollViewDidScroll(scrollView: UIScrollView) {
      inner.scrollViewDidScroll(scrollView)
    }
  }

  @Test func aMethodIsCalledByEitherName() {
    let (old, new, forwarder) = (OldScroller(), NewScroller(), Forwarder())
    for delegate in [old, new, forwarder] as [any UIScrollViewDelegate] {
      let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      view.contentSize = CGSize(width: 100, height: 300)
      view.delegate = delegate
      view.contentOffset.y = 40
    }
    #expect(old.offsets == [40])
    #expect(new.offsets == [40])
    #expect(forwarder.inner.offsets == [40])
  }

  private final class OldTable: UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(tableView: UITableView, heightForRowAtIndexPath indexPath: IndexPath)
      -> CGFloat
    { 20 + CGFloat(indexPath.row) }
  }

  private final class OldJudge: UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(gestureRecognizer: UIGestureRecognizer) -> Bool { false }
  }

  private final class SilentJudge: UIGestureRecognizerDelegate {}

  @Test func aRecogniserAsksByTheOldName() {
    let (old, silent): (any UIGestureRecognizerDelegate, any UIGestureRecognizerDelegate) = (
      OldJudge(), SilentJudge()
    )
    let tap = UITapGestureRecognizer()
    #expect(!old.gestureRecognizerShouldBegin(tap))
    #expect(silent.gestureRecognizerShouldBegin(tap))
    #expect(!silent.gestureRecognizer(tap, shouldRecognizeSimultaneouslyWith: tap))
  }

  @Test func aTableAsksForHeightsByTheOldName() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    let delegate = OldTable()
    table.dataSource = delegate
    table.delegate = delegate
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: IndexPath(row: 2, section: 0)).height == 22)
  }
}
