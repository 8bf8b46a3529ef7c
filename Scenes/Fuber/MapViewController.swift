import UIKit

/// The screen behind the splash: a map with a bar to choose the kind of car
class MapViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Fuber"
    let menu = UIBarButtonItem(
      image: UIImage(named: "MenuIcon"), style: .plain, target: nil, action: nil)
    menu.tintColor = .black
    menu.imageInsets = UIEdgeInsets(top: 2, left: -4, bottom: 0, right: 0)
    navigationItem.leftBarButtonItem = menu

    let map = MapView(frame: view.bounds)
    map.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    map.layer.name = "map"
    view.addSubview(map)

    let bar = CarBar(
      frame: CGRect(x: 0, y: view.bounds.height - 80, width: view.bounds.width, height: 80))
    bar.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    view.addSubview(bar)
  }
}

/// The map, which fills whatever room there is
class MapView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    contentMode = .redraw
  }

  required init?(coder aDecoder: NSCoder) {
    return nil
  }

  override func draw(_ rect: CGRect) {
    UIGraphicsGetCurrentContext()?.scaleBy(x: bounds.width / 375, y: bounds.height / 667)
    drawMap()
  }
}

/// The slider between two kinds of car
class CarBar: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .white
    layer.name = "bottomBar"

    let slider = UISlider(frame: CGRect(x: 8, y: 40, width: bounds.width - 16, height: 31))
    slider.autoresizingMask = .flexibleWidth
    slider.layer.name = "slider"
    slider.minimumTrackTintColor = .black
    slider.maximumTrackTintColor = .black
    slider.thumbTintColor = .darkGray
    slider.value = 1
    addSubview(slider)

    let fuberX = label("FuberX")
    fuberX.frame.origin = CGPoint(x: 8, y: 12)
    let fuberBlack = label("FuberBlack")
    fuberBlack.frame.origin = CGPoint(x: bounds.width - 8 - fuberBlack.bounds.width, y: 12)
    fuberBlack.autoresizingMask = .flexibleLeftMargin
  }

  required init?(coder aDecoder: NSCoder) {
    return nil
  }

  private func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: 17)
    label.textColor = .black
    label.sizeToFit()
    addSubview(label)
    return label
  }
}
