import UIKit

/// Four pages whose layers scroll at speeds of their own
class GuideViewController: UIViewController, UIScrollViewDelegate {
  let scrollView = UIScrollView()

  let girlView = UIImageView(image: UIImage(named: "girl"))
  let label1 = UILabel()
  let label2 = UILabel()
  let label3 = UILabel()

  /// What moves on the later pages: by `factor` points for each point that its page is away
  private var layeredViews: [(view: UIView, page: Int, factor: CGFloat)] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white

    scrollView.layer.name = "scroll"
    scrollView.frame = view.bounds
    scrollView.contentSize = CGSize(width: view.bounds.width * 4, height: view.bounds.height)
    scrollView.isPagingEnabled = true
    scrollView.showsHorizontalScrollIndicator = false
    scrollView.delegate = self
    view.addSubview(scrollView)

    for (index, page) in GuidePage.wishes.enumerated() { add(page, number: index + 2) }
    addButton()
    // In front of the pages: the girl walks on to the second.
    addFirstPage()
    layOut(for: 0)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    girlView.transform = CGAffineTransform(translationX: -200, y: 0)
    label1.transform = CGAffineTransform(translationX: -100, y: 0)
    label2.transform = CGAffineTransform(translationX: 100, y: 0)
    label3.transform = CGAffineTransform(translationX: -120, y: 0)
    UIView.animate(withDuration: 0.7) {
      self.girlView.transform = .identity
      self.label1.transform = .identity
      self.label2.transform = .identity
      self.label3.transform = .identity
    }
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    layOut(for: scrollView.contentOffset.x)
  }

  private func layOut(for x: CGFloat) {
    let width = view.bounds.width
    // On the way to the second page the girl comes along, and the second label leaves faster. They
    // stay where they are then.
    let share = min(max(x, 0), width) / width
    girlView.transform = CGAffineTransform(translationX: (width + 100) * share, y: 0)
    label1.transform = .identity
    label2.transform = CGAffineTransform(translationX: -200 * share, y: 0)
    label3.transform = .identity
    for layered in layeredViews {
      let distance = CGFloat(layered.page - 1) * width - x
      layered.view.transform = CGAffineTransform(
        translationX: layered.factor * distance, y: 0)
    }
  }

  private func addFirstPage() {
    add(label1, "label1", "我要买iPhone6!", .red, at: CGPoint(x: 140, y: 200))
    add(label2, "label2", "我要看医生演唱会~~~~", .black, at: CGPoint(x: 140, y: 240))
    add(label3, "label3", "我要去大理!", .orange, at: CGPoint(x: 140, y: 280))
    girlView.layer.name = "girl"
    girlView.frame = CGRect(x: 100, y: view.bounds.height - 250, width: 100, height: 200)
    scrollView.addSubview(girlView)
  }

  private func add(_ page: GuidePage, number: Int) {
    let left = CGFloat(number - 1) * view.bounds.width
    for layer in page.layers {
      let drawn = DrawingView(frame: layer.frame, drawing: layer.draw)
      drawn.frame.origin.x += left
      add(drawn, layer.name, page: number, factor: layer.factor)
    }
    let caption = UILabel(frame: CGRect(x: left + 40, y: 58, width: 240, height: 36))
    caption.font = .systemFont(ofSize: 26)
    caption.text = page.caption
    caption.textColor = page.captionColor
    caption.textAlignment = .center
    add(caption, "caption\(number)", page: number, factor: 0.2)
  }

  private func addButton() {
    let button = UIButton(frame: CGRect(x: 1020, y: 490, width: 200, height: 44))
    button.backgroundColor = UIColor(red: 0, green: 122 / 255, blue: 1, alpha: 1)
    button.layer.cornerRadius = 22
    button.setTitle("Start", for: .normal)
    button.setTitleColor(.white, for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 18)
    add(button, "button", page: 4, factor: 0.5)
  }

  private func add(
    _ label: UILabel, _ name: String, _ text: String, _ color: UIColor, at origin: CGPoint
  ) {
    label.layer.name = name
    label.font = .systemFont(ofSize: 18)
    label.text = text
    label.textColor = color
    label.sizeToFit()
    label.frame.origin = origin
    scrollView.addSubview(label)
  }

  private func add(_ view: UIView, _ name: String, page: Int, factor: CGFloat) {
    view.layer.name = name
    scrollView.addSubview(view)
    layeredViews.append((view, page, factor))
  }
}
