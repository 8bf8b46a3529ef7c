import CoreGraphics
import QuartzCore
import UIKit

// Classes as authors write them: that this compiles shows that what Apple lets be overridden can be.

/// Overrides what views have, and writes down what it is asked.
final class OverridingView: UIView {
  var asked: [String] = []
  var insets = UIEdgeInsets.zero

  override var layer: CALayer { super.layer }
  override var subviews: [UIView] { super.subviews }
  override var superview: UIView? { super.superview }
  override var tintColor: UIColor! {
    didSet { asked.append("tintColor") }
  }
  override var safeAreaInsets: UIEdgeInsets {
    UIEdgeInsets(top: 33, left: 0, bottom: 0, right: 0)
  }
  override var safeAreaLayoutGuide: UILayoutGuide { super.safeAreaLayoutGuide }
  override var layoutMarginsGuide: UILayoutGuide { super.layoutMarginsGuide }
  override var constraints: [NSLayoutConstraint] { super.constraints }
  override var alignmentRectInsets: UIEdgeInsets { insets }
  override var intrinsicContentSize: CGSize { CGSize(width: 50, height: 20) }
  override var canBecomeFocused: Bool { true }
  override var preferredFocusedView: UIView? { subviews.first }
  override var forFirstBaselineLayout: UIView { subviews.first ?? self }
  override var forLastBaselineLayout: UIView { subviews.first ?? self }
  override var isAccessibilityElement: Bool {
    get { true }
    set { super.isAccessibilityElement = newValue }
  }
  override var accessibilityLabel: String? {
    get { "from the class" }
    set { super.accessibilityLabel = newValue }
  }
  override var accessibilityTraits: UIAccessibilityTraits {
    get { [.button] }
    set { super.accessibilityTraits = newValue }
  }
  override var minimumContentSizeCategory: UIContentSizeCategory? {
    didSet { asked.append("minimumContentSizeCategory") }
  }
  override var keyCommands: [UIKeyCommand]? {
    [UIKeyCommand(input: "n", modifierFlags: .command, action: Selector("new:"))]
  }
  override var textInputMode: UITextInputMode? { nil }

  override func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    asked.append("exchange")
    super.exchangeSubview(at: index1, withSubviewAt: index2)
  }
  override func isDescendant(of view: UIView) -> Bool { super.isDescendant(of: view) }
  override func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    asked.append("convert")
    return super.convert(point, to: view)
  }
  override func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    super.convert(rect, from: view)
  }
  override func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    asked.append("addGestureRecognizer")
    super.addGestureRecognizer(gestureRecognizer)
  }
  override func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    asked.append("removeGestureRecognizer")
    super.removeGestureRecognizer(gestureRecognizer)
  }
  override func addConstraint(_ constraint: NSLayoutConstraint) {
    super.addConstraint(constraint)
  }
  override func removeConstraint(_ constraint: NSLayoutConstraint) {
    super.removeConstraint(constraint)
  }
  override func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    asked.append("hugging")
    super.setContentHuggingPriority(priority, for: axis)
  }
  override func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { super.setContentCompressionResistancePriority(priority, for: axis) }
  override func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    asked.append("snapshot")
    return super.snapshotView(afterScreenUpdates: afterUpdates)
  }
  override func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    super.drawHierarchy(in: rect, afterScreenUpdates: afterUpdates)
  }
  override func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    super.addLayoutGuide(layoutGuide)
  }
  override func responds(to aSelector: Selector!) -> Bool {
    aSelector == Selector("special") || super.responds(to: aSelector)
  }
  override func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    super.target(forAction: action, withSender: sender)
  }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    asked.append("presses")
    super.pressesBegan(presses, with: event)
  }
  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    asked.append(motion == .motionShake ? "shake" : "motion")
    super.motionEnded(motion, with: event)
  }
  override func remoteControlReceived(with event: UIEvent?) {
    super.remoteControlReceived(with: event)
  }
  override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {
    super.didUpdateFocus(in: context, with: coordinator)
    coordinator.addCoordinatedAnimations({ self.alpha = 1 }, completion: nil)
  }
  override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
  }
  override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
  }
  override func accessibilityElementCount() -> Int { 3 }
  override func accessibilityElement(at index: Int) -> Any? { index }
  override func index(ofAccessibilityElement element: Any) -> Int { NSNotFound }
  override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    direction == .down
  }
  override func prepareForInterfaceBuilder() { super.prepareForInterfaceBuilder() }
}

final class OverridingButton: UIButton {
  override func setTitle(_ title: String?, for state: UIControl.State) {
    super.setTitle(title?.uppercased(), for: state)
  }
  override func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    super.setTitleColor(color?.withAlphaComponent(0.5), for: state)
  }
  override func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    super.setAttributedTitle(title, for: state)
  }
  override func setImage(_ image: UIImage?, for state: UIControl.State) {
    super.setImage(image?.withRenderingMode(.alwaysTemplate), for: state)
  }
  override func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    super.setBackgroundImage(image, for: state)
  }
  override func title(for state: UIControl.State) -> String? { super.title(for: state) }
  override func titleShadowColor(for state: UIControl.State) -> UIColor? { .red }
  override func setNeedsUpdateConfiguration() { super.setNeedsUpdateConfiguration() }
  override func addTarget(
    _ target: Any?, action: Selector, for controlEvents: UIControl.Event
  ) {
    super.addTarget(target, action: action, for: controlEvents)
    targets += 1
  }
  override func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    super.addAction(action, for: controlEvents)
    targets += 1
  }
  override var allTargets: Set<AnyHashable> { super.allTargets }
  var targets = 0
}

final class OverridingSegments: UISegmentedControl {
  override func setTitle(_ title: String?, forSegmentAt segment: Int) {
    super.setTitle(title.map { $0 + "!" }, forSegmentAt: segment)
  }
  override func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    super.insertSegment(withTitle: title.map { $0 + "?" }, at: segment, animated: animated)
  }
  override func removeAllSegments() { super.removeAllSegments() }
}

final class OverridingTable: UITableView {
  var calls: [String] = []

  override func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    calls.append("insert")
    super.insertRows(at: indexPaths, with: animation)
  }
  override func reloadData() {
    calls.append("reload")
    super.reloadData()
  }
  override func beginUpdates() { super.beginUpdates() }
  override func endUpdates() { super.endUpdates() }
  override func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    super.register(cellClass, forCellReuseIdentifier: identifier)
  }
  override func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    calls.append("dequeue")
    return super.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
  }
  override func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) { super.selectRow(at: indexPath, animated: animated, scrollPosition: scrollPosition) }
  override func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    super.cellForRow(at: indexPath)
  }
  override func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) { super.scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
  override func rectForRow(at indexPath: IndexPath) -> CGRect { super.rectForRow(at: indexPath) }
  override var numberOfSections: Int { super.numberOfSections }
  override var visibleCells: [UITableViewCell] { super.visibleCells }
}

final class OverridingPan: UIPanGestureRecognizer {
  var targets = 0

  override func addTarget(_ target: Any?, action: Selector) {
    super.addTarget(target, action: action)
    targets += 1
  }
}

final class OverridingItem: UIBarButtonItem {
  override func prepareForInterfaceBuilder() { super.prepareForInterfaceBuilder() }
}

final class OverridingPath: UIBezierPath {
  override func fill() { super.fill() }
  override func stroke() { super.stroke() }
  override func reversing() -> UIBezierPath { super.reversing() }
}

final class OverridingImage: UIImage {
  override func draw(in rect: CGRect) { super.draw(in: rect.insetBy(dx: 1, dy: 1)) }
  override func withTintColor(_ color: UIColor) -> UIImage { super.withTintColor(color) }
}
