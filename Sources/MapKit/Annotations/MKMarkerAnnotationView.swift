public import CoreGraphics
public import UIKit

/// A balloon with a sign, and the title under it. Selected it grows.
@MainActor
open class MKMarkerAnnotationView: MKAnnotationView {
  /// Points across the balloon, and from its lower edge to the tip.
  private static let width: CGFloat = 28
  private static let stem: CGFloat = 5
  private static let growth: CGFloat = 1.9

  /// The balloon; red unless set.
  open var markerTintColor: UIColor? { didSet { showLook() } }
  /// The sign; white unless set.
  open var glyphTintColor: UIColor? { didSet { showLook() } }
  /// Up to three letters in the balloon, in place of the sign.
  open var glyphText: String? { didSet { showLook() } }
  open var glyphImage: UIImage? { didSet { showLook() } }
  /// In place of `glyphImage` while the balloon is selected.
  open var selectedGlyphImage: UIImage? { didSet { showLook() } }
  open var titleVisibility = MKFeatureVisibility.adaptive { didSet { showLook() } }
  open var subtitleVisibility = MKFeatureVisibility.adaptive { didSet { showLook() } }
  /// Whether the balloon grows out of the map when it comes.
  open var animatesWhenAdded = false

  private let balloon = BalloonView(frame: .zero)
  private let sign = UIImageView(frame: .zero)
  private let letters = UILabel()
  private let words = UILabel()
  private let smallWords = UILabel()

  public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    let size = CGSize(width: Self.width, height: Self.width + Self.stem)
    bounds.size = size
    centerOffset = CGPoint(x: 0, y: -size.height / 2)
    calloutOffset = CGPoint(x: 0, y: -2)
    // About its tip, so that growing leaves that where it is.
    balloon.layer.anchorPoint = CGPoint(x: 0.5, y: 1)
    balloon.frame = bounds
    addSubview(balloon)
    sign.contentMode = .scaleAspectFit
    sign.frame = CGRect(x: 7, y: 7, width: Self.width - 14, height: Self.width - 14)
    letters.frame = CGRect(x: 2, y: 2, width: Self.width - 4, height: Self.width - 4)
    letters.font = .boldSystemFont(ofSize: 13)
    letters.textAlignment = .center
    letters.adjustsFontSizeToFitWidth = true
    balloon.addSubview(sign)
    balloon.addSubview(letters)
    words.font = .boldSystemFont(ofSize: 11)
    smallWords.font = .systemFont(ofSize: 11)
    for label in [words, smallWords] {
      label.numberOfLines = 2
      label.textAlignment = .center
      label.layer.shadowColor = UIColor.white.cgColor
      label.layer.shadowOpacity = 1
      label.layer.shadowRadius = 1
      label.layer.shadowOffset = .zero
      addSubview(label)
    }
    showLook()
  }

  override func annotationDidChange() { showLook() }

  private func showLook() {
    balloon.color = markerTintColor ?? UIColor(red: 1, green: 0.35, blue: 0.31, alpha: 1)
    let glyph = (isSelected ? selectedGlyphImage : nil) ?? glyphImage
    letters.text = glyphText
    letters.isHidden = glyphText == nil
    letters.textColor = glyphTintColor ?? .white
    sign.isHidden = glyphText != nil
    sign.image = (glyph ?? UIImage(systemName: "mappin"))?.withRenderingMode(.alwaysTemplate)
    sign.tintColor = glyphTintColor ?? .white
    showWords()
  }

  private func showWords() {
    let showsSubtitle =
      subtitleVisibility == .visible || subtitleVisibility == .adaptive && isSelected
    words.text = titleVisibility == .hidden ? nil : annotation?.title
    smallWords.text = showsSubtitle && !canShowCallout ? annotation?.subtitle : nil
    var y = bounds.maxY + 2
    for label in [words, smallWords] {
      let size = label.text == nil ? .zero : label.sizeThatFits(CGSize(width: 120, height: 60))
      label.frame = CGRect(
        x: bounds.midX - size.width / 2, y: y, width: size.width, height: size.height)
      y += size.height
    }
  }

  open override func setSelected(_ selected: Bool, animated: Bool) {
    guard selected != isSelected else { return }
    super.setSelected(selected, animated: animated)
    showLook()
    let change = {
      self.balloon.transform =
        selected ? CGAffineTransform(scaleX: Self.growth, y: Self.growth) : .identity
    }
    guard animated else { return change() }
    UIView.animate(
      withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0,
      animations: change)
  }

  override func appear() {
    guard animatesWhenAdded else { return }
    balloon.transform = CGAffineTransform(scaleX: 0.01, y: 0.01)
    UIView.animate(
      withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0,
      animations: { self.balloon.transform = .identity })
  }

  override var calloutAnchor: CGPoint {
    let anchor = super.calloutAnchor
    let growth = isSelected ? Self.growth - 1 : 0
    return CGPoint(x: anchor.x, y: anchor.y - bounds.height * growth)
  }
}

/// A disc with a tip below.
private final class BalloonView: UIView {
  var color = UIColor.red { didSet { setNeedsDisplay() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    isUserInteractionEnabled = false
    contentScaleFactor = UIScreen.main.scale * 2
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func draw(_ rect: CGRect) {
    let disc = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.width)
    color.setFill()
    UIBezierPath(ovalIn: disc).fill()
    let tip = UIBezierPath()
    tip.move(to: CGPoint(x: disc.midX - 6, y: disc.maxY - 1.5))
    tip.addLine(to: CGPoint(x: disc.midX, y: bounds.maxY))
    tip.addLine(to: CGPoint(x: disc.midX + 6, y: disc.maxY - 1.5))
    tip.close()
    tip.fill()
  }
}
