public import CoreGraphics
import QuartzCore

/// Wheels of rows side by side, one row of each in front. 216 points high unless a frame says otherwise.
open class UIPickerView: UIView {
  /// Points.
  static let defaultSize = CGSize(width: 320, height: 216)
  private static let defaultRowHeight: CGFloat = 32
  /// From the sides to the first wheel, and between wheels, points.
  private static let margin: CGFloat = 9
  private static let spacing: CGFloat = 5

  private let bar = UIView()
  private let wheels = UIView()
  final var columns: [WheelColumn] = []
  private var isLoaded = false

  /// Says how many rows there are.
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { setNeedsLoad() } }
  /// Says what they show, and is told what is chosen.
  open weak var delegate: (any UIPickerViewDelegate)? { didSet { setNeedsLoad() } }
  /// Without effect from iOS 7 on: the row in front is always marked.
  open var showsSelectionIndicator = true
  /// The colour of titles that say none.
  final var titleColor: UIColor? { didSet { for column in columns { column.refreshRows() } } }

  /// Wheels in `frame`; where it has no size, as large as they are on phones.
  public override init(frame: CGRect) {
    let size = frame.size == .zero ? Self.defaultSize : frame.size
    super.init(frame: CGRect(origin: frame.origin, size: size))
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    bar.isUserInteractionEnabled = false
    // As in a picture that iOS 17 drew, #f4f4f5 on white.
    bar.backgroundColor = .quaternarySystemFill
    bar.layer.cornerRadius = 8
    for view in [bar, wheels] { addSubview(view) }
  }

  private func setNeedsLoad() {
    isLoaded = false
    setNeedsLayout()
  }

  // MARK: Rows

  private func loadIfNeeded() {
    guard !isLoaded else { return }
    isLoaded = true
    let count = max(0, dataSource?.numberOfComponents(in: self) ?? 0)
    while columns.count > count { columns.removeLast().removeFromSuperview() }
    while columns.count < count { columns.append(makeColumn(columns.count)) }
    for index in columns.indices { loadColumn(index) }
  }

  private func makeColumn(_ index: Int) -> WheelColumn {
    let column = WheelColumn(frame: .zero)
    column.makeRow = { [weak self] row, old in
      self?.makeView(row: row, component: index, reusing: old) ?? UIView()
    }
    column.didChoose = { [weak self] row in
      guard let self else { return }
      self.delegate?.pickerView(self, didSelectRow: row, inComponent: index)
    }
    wheels.addSubview(column)
    return column
  }

  private func loadColumn(_ index: Int) {
    let height = delegate?.pickerView(self, rowHeightForComponent: index) ?? 0
    columns[index].rowHeight = height > 0 && height.isFinite ? height : Self.defaultRowHeight
    columns[index].reload(
      count: dataSource?.pickerView(self, numberOfRowsInComponent: index) ?? 0)
  }

  private func makeView(row: Int, component: Int, reusing old: UIView?) -> UIView {
    let own = old as? WheelTitle
    if let delegate {
      // A view of the delegate's own is handed back to it, one of ours is not.
      let view = delegate.pickerView(
        self, viewForRow: row, forComponent: component, reusing: own == nil ? old : nil)
      if !(view is AbsentRowView) { return view }
    }
    let title = own ?? WheelTitle(frame: .zero)
    title.textAlignment = .center
    title.font = .systemFont(ofSize: 21)
    title.textColor = titleColor ?? .label
    let attributed = delegate?.pickerView(
      self, attributedTitleForRow: row, forComponent: component)
    if let attributed {
      title.attributedText = attributed
      title.textAlignment = .center
    } else {
      title.text = delegate?.pickerView(self, titleForRow: row, forComponent: component) ?? "?"
    }
    return title
  }

  /// How many wheels there are.
  open var numberOfComponents: Int {
    loadIfNeeded()
    return columns.count
  }

  /// How many rows a wheel has.
  open func numberOfRows(inComponent component: Int) -> Int {
    loadIfNeeded()
    return columns.indices.contains(component) ? columns[component].rowCount : 0
  }

  /// How large rows of a wheel are, points.
  open func rowSize(forComponent component: Int) -> CGSize {
    loadIfNeeded()
    guard columns.indices.contains(component) else { return .zero }
    return CGSize(width: widths[component], height: columns[component].rowHeight)
  }

  /// The view of a row; nil while it is not in sight.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    loadIfNeeded()
    return columns.indices.contains(component) ? columns[component].view(forRow: row) : nil
  }

  /// Asks for all wheels and rows anew.
  open func reloadAllComponents() {
    isLoaded = false
    loadIfNeeded()
    setNeedsLayout()
  }

  /// Asks for all rows of a wheel anew.
  open func reloadComponent(_ component: Int) {
    guard isLoaded else { return loadIfNeeded() }
    if columns.indices.contains(component) { loadColumn(component) }
  }

  /// Turns a wheel to a row. Nobody is told.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    loadIfNeeded()
    guard columns.indices.contains(component) else { return }
    columns[component].select(row, animated: animated)
  }

  /// The row in front; -1 where there is none.
  open func selectedRow(inComponent component: Int) -> Int {
    loadIfNeeded()
    guard columns.indices.contains(component), columns[component].rowCount > 0 else { return -1 }
    return columns[component].selected
  }

  override func appearanceColorsDidChange() { for column in columns { column.refreshRows() } }

  // MARK: Layout

  /// What the delegate says, or equal shares.
  private var widths: [CGFloat] {
    let free =
      bounds.width - 2 * Self.margin - Self.spacing * CGFloat(max(0, columns.count - 1))
    let said = columns.indices.map { index -> CGFloat in
      let width = delegate?.pickerView(self, widthForComponent: index) ?? 0
      return width.isFinite ? max(0, width) : 0
    }
    let open = said.filter { $0 == 0 }.count
    let share = max(0, free - said.reduce(0, +)) / CGFloat(max(1, open))
    return said.map { $0 == 0 ? share : $0 }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    loadIfNeeded()
    wheels.frame = bounds
    let height = columns.map(\.rowHeight).max() ?? Self.defaultRowHeight
    bar.frame = CGRect(
      x: Self.margin, y: bounds.midY - height / 2 - 1,
      width: max(0, bounds.width - 2 * Self.margin), height: height + 2)
    bar.isHidden = columns.isEmpty
    let widths = widths
    let whole = widths.reduce(0, +) + Self.spacing * CGFloat(max(0, widths.count - 1))
    var x = bounds.midX - whole / 2
    for (column, width) in zip(columns, widths) {
      column.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
      x += width + Self.spacing
    }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.defaultSize }

  open override var intrinsicContentSize: CGSize { Self.defaultSize }
}

/// A row that is a title.
final class WheelTitle: UILabel {}

/// Says that a delegate has no views for rows.
final class AbsentRowView: UIView {}
