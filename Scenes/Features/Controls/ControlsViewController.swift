import UIKit

/// The pages, a second each: a view of 400 × 640 points, which is shown twice, light and dark.
let controlPages: [(CGRect) -> UIView] = [
  { ButtonsPage(frame: $0) },
  { SwitchesPage(frame: $0) },
  { SegmentsPage(frame: $0) },
  { BarsPage(frame: $0) },
  { PickersPage(frame: $0) },
  { TextInputPage(frame: $0) },
  { AlertsPage(frame: $0) },
  { CollectionPage(frame: $0) },
  { ListsPage(frame: $0) },
  { DatesPage(frame: $0) },
]

/// Shows one page after the other, light at the left and dark at the right.
class ControlsViewController: UIViewController {
  private var sheets: [UIView] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let size = CGSize(width: view.bounds.width / 2, height: view.bounds.height)
    for makePage in controlPages {
      let sheet = UIView(frame: view.bounds)
      for (index, style) in [UIUserInterfaceStyle.light, .dark].enumerated() {
        let frame = CGRect(origin: CGPoint(x: CGFloat(index) * size.width, y: 0), size: size)
        let half = UIView(frame: frame)
        half.clipsToBounds = true
        half.overrideUserInterfaceStyle = style
        half.backgroundColor = .systemBackground
        half.addSubview(makePage(half.bounds))
        sheet.addSubview(half)
      }
      sheet.isHidden = !sheets.isEmpty
      view.addSubview(sheet)
      sheets.append(sheet)
    }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    for index in sheets.indices.dropFirst() {
      DispatchQueue.main.asyncAfter(deadline: .now() + Double(index)) { [weak self] in
        self?.show(index)
      }
    }
  }

  private func show(_ page: Int) {
    for (index, sheet) in sheets.enumerated() { sheet.isHidden = index != page }
  }
}
