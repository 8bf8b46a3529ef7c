import UIKit

/// Shows one page after the other, a second each.
class FeaturesViewController: UIViewController {
  private let pages: [FeaturePage]
  private var views: [UIView] = []

  init(pages: [FeaturePage]) {
    self.pages = pages
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    for page in pages {
      let sheet = makeSheet(page)
      sheet.isHidden = !views.isEmpty
      view.addSubview(sheet)
      views.append(sheet)
    }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    for index in views.indices.dropFirst() {
      DispatchQueue.main.asyncAfter(deadline: .now() + Double(index)) { [weak self] in
        self?.show(index)
      }
    }
  }

  private func show(_ page: Int) {
    for (index, sheet) in views.enumerated() { sheet.isHidden = index != page }
  }

  private func makeSheet(_ page: FeaturePage) -> UIView {
    let sheet = UIView(frame: view.bounds)
    sheet.addSubview(
      caption(page.title, CGRect(x: 20, y: 12, width: 760, height: 28), size: 20, color: ink))
    for (index, feature) in page.features.enumerated() {
      let origin = CGPoint(x: 20 + CGFloat(index % 5) * 154, y: 50 + CGFloat(index / 5) * 145)
      let cell = UIView(frame: CGRect(origin: origin, size: cellSize))
      cell.backgroundColor = UIColor(white: 0.95, alpha: 1)
      feature.draw(cell.layer)
      sheet.addSubview(cell)
      sheet.addSubview(
        caption(
          feature.title,
          CGRect(x: origin.x, y: origin.y + cellSize.height + 2, width: 150, height: 16), size: 11,
          color: .darkGray))
    }
    return sheet
  }

  private func caption(_ text: String, _ frame: CGRect, size: CGFloat, color: UIColor) -> UILabel {
    let label = UILabel(frame: frame)
    label.text = text
    label.font = UIFont.systemFont(ofSize: size)
    label.textColor = color
    return label
  }
}
