import CoreGraphics

/// The sign at the beginning of a row that is edited.
final class CellEditSign: UIControl {
  /// What the sign stands for.
  enum Kind {
    case delete
    case insert
    /// An empty circle, or a tick where the row is selected.
    case choice

    init?(_ style: UITableViewCell.EditingStyle) {
      switch style {
      case .none: return nil
      case .delete: self = .delete
      case .insert: self = .insert
      }
    }
  }

  /// How far the sign moves the content, points.
  static let room: CGFloat = 38
  private static let diameter: CGFloat = 22

  /// The colour instead of the kind's own.
  var ownColor: UIColor? { didSet { setNeedsDisplay() } }

  var kind = Kind.delete { didSet { if kind != oldValue { setNeedsDisplay() } } }
  /// True: a tick instead of an empty circle.
  var isChosen = false { didSet { if isChosen != oldValue { setNeedsDisplay() } } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentMode = .redraw
    addTarget(self, action: CellEditSign.press, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Called when the sign is touched.
  var pressed: (() -> Void)?

  private func press() { pressed?() }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    let size = Self.diameter
    let circle = CGRect(
      x: isRightToLeft ? bounds.minX : bounds.maxX - size, y: bounds.midY - size / 2, width: size,
      height: size)
    let color: UIColor =
      switch kind {
      case .delete: ownColor ?? .systemRed
      case .insert: ownColor ?? .systemGreen
      case .choice: isChosen ? ownColor ?? tintColor : .tertiaryLabel
      }
    let shape = UIBezierPath(ovalIn: circle.insetBy(dx: 0.75, dy: 0.75))
    if kind == .choice, !isChosen {
      color.setStroke()
      shape.lineWidth = 1.5
      shape.stroke()
      return
    }
    color.setFill()
    shape.fill()
    let mark = UIBezierPath()
    let (x, y) = (circle.midX, circle.midY)
    if kind == .choice {
      mark.move(to: CGPoint(x: x - 5, y: y + 0.5))
      mark.addLine(to: CGPoint(x: x - 1.5, y: y + 4))
      mark.addLine(to: CGPoint(x: x + 5, y: y - 4))
    } else {
      mark.move(to: CGPoint(x: x - 5.5, y: y))
      mark.addLine(to: CGPoint(x: x + 5.5, y: y))
      if kind == .insert {
        mark.move(to: CGPoint(x: x, y: y - 5.5))
        mark.addLine(to: CGPoint(x: x, y: y + 5.5))
      }
    }
    UIColor.white.setStroke()
    mark.lineWidth = 2
    mark.lineCapStyle = .round
    mark.stroke()
  }
}

/// The grip at the end of a row by which a finger moves it.
final class CellGripView: UIView {
  /// How much the grip takes of the row, points.
  static let room: CGFloat = 38
  private static let width: CGFloat = 22

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentMode = .redraw
    let press = UILongPressGestureRecognizer(target: self, action: CellGripView.moved)
    press.minimumPressDuration = 0
    addGestureRecognizer(press)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func draw(_ rect: CGRect) {
    UIColor.tertiaryLabel.setFill()
    let x = bounds.midX - Self.width / 2
    for line in -1...1 {
      UIBezierPath(
        roundedRect: CGRect(
          x: x, y: bounds.midY + CGFloat(line) * 6 - 1, width: Self.width, height: 2),
        cornerRadius: 1
      ).fill()
    }
  }

  /// Told of a press that begins at once, so that no scrolling does.
  var followed: ((UILongPressGestureRecognizer) -> Void)?

  private func moved(_ press: UILongPressGestureRecognizer) { followed?(press) }
}

/// The sign and the grip of a cell, made when it is first edited.
@MainActor
struct CellEditParts {
  let sign = CellEditSign(frame: .zero)
  let grip = CellGripView(frame: .zero)
  /// True: the sign moves the content.
  var indents = true
}

extension UITableViewCell {
  /// Says which parts the cell shows while it is edited.
  final func prepareEditing(
    _ kind: CellEditSign.Kind?, style: EditingStyle, indents: Bool, moves: Bool
  ) {
    var parts = editParts ?? CellEditParts()
    parts.indents = indents
    editingStyle = style
    UIView.performWithoutAnimation {
      for part in [parts.sign, parts.grip] where part.superview == nil {
        part.alpha = 0
        addSubview(part)
      }
      parts.sign.pressed = { [weak self] in
        guard let self else { return }
        (self.superview as? UITableView)?.signTouched(self)
      }
      parts.grip.followed = { [weak self] in self?.followGrip($0) }
      parts.sign.isHidden = kind == nil
      if let kind { parts.sign.kind = kind }
      parts.sign.isChosen = isSelected
      parts.grip.isHidden = !moves
      if !isEditing {
        parts.sign.frame = directed(
          CGRect(x: -CellEditSign.room, y: 0, width: CellEditSign.room, height: bounds.height))
        parts.grip.frame = directed(
          CGRect(x: bounds.width, y: 0, width: CellGripView.room, height: bounds.height))
      }
    }
    editParts = parts
  }

  private func followGrip(_ press: UILongPressGestureRecognizer) {
    guard let table = superview as? UITableView else { return }
    let y = press.location(in: table).y
    switch press.state {
    case .began: table.beginMove(of: self, at: y)
    case .changed: table.followMove(at: y)
    case .ended, .cancelled: table.endMove()
    default: break
    }
  }

  /// Places sign and grip; returns where the content begins.
  final func placeEditParts() -> CGFloat {
    guard let editParts else { return 0 }
    let (sign, grip) = (editParts.sign, editParts.grip)
    let room = CellEditSign.room
    sign.alpha = isEditing ? 1 : 0
    grip.alpha = isEditing ? 1 : 0
    sign.frame = directed(
      CGRect(x: isEditing ? 0 : -room, y: 0, width: room, height: bounds.height))
    grip.frame = directed(
      CGRect(
        x: bounds.width - (isEditing ? CellGripView.room : 0), y: 0, width: CellGripView.room,
        height: bounds.height))
    let moves = isEditing && !sign.isHidden && editParts.indents && shouldIndentWhileEditing
    return moves ? room : 0
  }
}
