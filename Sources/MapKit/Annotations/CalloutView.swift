import CoreGraphics
import UIKit

/// What is said of a selected thing: a white plate with a tip above its view.
final class CalloutView: UIView {
  private static let corner: CGFloat = 8
  private static let tip: CGFloat = 9
  private static let margin: CGFloat = 12

  private let titleLabel = UILabel()
  private let subtitleLabel = UILabel()
  private let plate = CAShapeLayer()
  private let left: UIView?
  private let right: UIView?
  private let detail: UIView?
  /// From the plate's middle to its tip.
  private var tipOffset: CGFloat = 0
  /// A control at a side, or in one of the views there, was touched.
  var controlTapped: ((UIControl) -> Void)?

  init(_ view: MKAnnotationView) {
    left = view.leftCalloutAccessoryView
    right = view.rightCalloutAccessoryView
    detail = view.detailCalloutAccessoryView
    super.init(frame: .zero)
    layer.addSublayer(plate)
    plate.shadowOpacity = 0.2
    plate.shadowRadius = 6
    plate.shadowOffset = CGSize(width: 0, height: 2)
    titleLabel.text = view.annotation?.title
    titleLabel.font = .systemFont(ofSize: 15, weight: .medium)
    subtitleLabel.text = detail == nil ? view.annotation?.subtitle : nil
    subtitleLabel.font = .systemFont(ofSize: 12)
    subtitleLabel.textColor = .secondaryLabel
    for part in [titleLabel, subtitleLabel, left, right, detail].compactMap({ $0 }) {
      part.transform = .identity
      addSubview(part)
      listen(to: part)
    }
  }

  required init?(coder: NSCoder) {
    (left, right, detail) = (nil, nil, nil)
    super.init(coder: coder)
  }

  private func listen(to view: UIView) {
    if let control = view as? UIControl {
      control.addAction(
        UIAction { [weak self, weak control] _ in
          if let control { self?.controlTapped?(control) }
        }, for: .touchUpInside)
    }
    for part in view.subviews where !(view is UIControl) { listen(to: part) }
  }

  /// Puts the plate so that its tip is at `anchor`, inside `area` sideways where it fits.
  func place(anchor: CGPoint, in area: CGRect) {
    let room = max(60, area.width - 20)
    let sides = [left, right].compactMap { $0.map { size(of: $0).width + 8 } }.reduce(0, +)
    let widest = CGSize(width: room - sides - 2 * Self.margin, height: .greatestFiniteMagnitude)
    let lines = [titleLabel, subtitleLabel].map { label in
      label.text?.isEmpty == false ? label.sizeThatFits(widest) : .zero
    }
    let detailSize = detail.map { size(of: $0) } ?? .zero
    let textWidth = min(
      widest.width, max(lines[0].width, lines[1].width, detailSize.width).rounded(.up))
    let textHeight =
      lines[0].height + lines[1].height + detailSize.height
      + (lines[1].height + detailSize.height > 0 ? 2 : 0)
    let sideHeight = [left, right].compactMap { $0.map { size(of: $0).height } }.max() ?? 0
    let body = CGSize(
      width: textWidth + sides + 2 * Self.margin, height: max(textHeight + 18, sideHeight + 12, 44))
    var x = anchor.x - body.width / 2
    if body.width <= room { x = max(area.minX + 10, min(area.maxX - 10 - body.width, x)) }
    let limit = max(0, body.width / 2 - Self.corner - Self.tip)
    tipOffset = max(-limit, min(limit, anchor.x - x - body.width / 2))
    bounds = CGRect(origin: .zero, size: CGSize(width: body.width, height: body.height + Self.tip))
    // About its tip, from where the callout grows.
    layer.anchorPoint = CGPoint(x: 0.5 + tipOffset / body.width, y: 1)
    center = CGPoint(x: x + body.width / 2 + tipOffset, y: anchor.y)
    layOut(body, lines, detailSize, textWidth)
  }

  private func layOut(
    _ body: CGSize, _ lines: [CGSize], _ detailSize: CGSize, _ textWidth: CGFloat
  ) {
    var x = Self.margin
    if let left {
      let size = size(of: left)
      left.frame = CGRect(
        x: x, y: (body.height - size.height) / 2, width: size.width, height: size.height)
      x += size.width + 8
    }
    let below = lines[1].height + detailSize.height
    let height = lines[0].height + (below > 0 ? 2 + below : 0)
    var y = (body.height - height) / 2
    titleLabel.frame = CGRect(x: x, y: y, width: textWidth, height: lines[0].height)
    y += lines[0].height + 2
    subtitleLabel.frame = CGRect(x: x, y: y, width: textWidth, height: lines[1].height)
    detail?.frame = CGRect(origin: CGPoint(x: x, y: y), size: detailSize)
    if let right {
      let size = size(of: right)
      right.frame = CGRect(
        x: body.width - Self.margin - size.width, y: (body.height - size.height) / 2,
        width: size.width, height: size.height)
    }
    let outline = UIBezierPath(
      roundedRect: CGRect(origin: .zero, size: body), cornerRadius: Self.corner)
    let tip = CGPoint(x: body.width / 2 + tipOffset, y: body.height + Self.tip)
    outline.move(to: CGPoint(x: tip.x - Self.tip, y: body.height))
    outline.addLine(to: tip)
    outline.addLine(to: CGPoint(x: tip.x + Self.tip, y: body.height))
    outline.close()
    plate.path = outline.cgPath
    plate.fillColor = UIColor.systemBackground.cgColor
    plate.shadowPath = outline.cgPath
  }

  private func size(of view: UIView) -> CGSize {
    if !view.bounds.isEmpty { return view.bounds.size }
    let own = view.intrinsicContentSize
    return own.width > 0 && own.height > 0
      ? own : view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
  }
}
