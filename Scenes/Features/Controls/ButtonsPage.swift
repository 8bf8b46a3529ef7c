import UIKit

/// Buttons of every kind.
class ButtonsPage: ControlRows {
  init(frame: CGRect) {
    super.init(frame: frame, title: "UIButton")
    add("system: normal, highlighted, disabled", states(of: .system))
    add("custom: normal, highlighted, disabled", states(of: .custom))
    add(
      "contactAdd, infoLight, detailDisclosure, close",
      [UIButton.ButtonType.contactAdd, .infoLight, .detailDisclosure, .close].map {
        UIButton(type: $0)
      })
    add("plain, gray, tinted, filled", looks.map { configured($0) })
    add("highlighted", looks.map { configured($0, isHighlighted: true) })
    add("disabled", looks.map { configured($0, isEnabled: false) })
    add("subtitle, picture, activity indicator", rich())
    add("small, medium, large; capsule", sizes())
  }

  required init?(coder: NSCoder) {
    return nil
  }

  private var looks: [UIButton.Configuration] {
    return [.plain(), .gray(), .tinted(), .filled()]
  }

  private func configured(
    _ configuration: UIButton.Configuration, title: String = "Title", isHighlighted: Bool = false,
    isEnabled: Bool = true
  ) -> UIButton {
    var configuration = configuration
    configuration.title = title
    let button = UIButton(configuration: configuration)
    button.isHighlighted = isHighlighted
    button.isEnabled = isEnabled
    return button
  }

  private func rich() -> [UIView] {
    var cart = UIButton.Configuration.filled()
    cart.subtitle = "Subtitle"
    var picture = UIButton.Configuration.tinted()
    picture.image = UIGraphicsImageRenderer(size: CGSize(width: 16, height: 16)).image { _ in
      UIBezierPath(ovalIn: CGRect(x: 1, y: 1, width: 14, height: 14)).fill()
    }
    picture.imagePlacement = .trailing
    picture.imagePadding = 8
    var busy = UIButton.Configuration.gray()
    busy.showsActivityIndicator = true
    busy.imagePadding = 8
    return [
      configured(cart), configured(picture, title: "Dot"), configured(busy, title: "Wait"),
    ]
  }

  private func sizes() -> [UIView] {
    return [UIButton.Configuration.Size.small, .medium, .large].map { size in
      var configuration = UIButton.Configuration.filled()
      configuration.buttonSize = size
      configuration.cornerStyle = .capsule
      return configured(configuration)
    }
  }

  private func states(of type: UIButton.ButtonType) -> [UIView] {
    return (0..<3).map { index in
      let button = UIButton(type: type)
      button.setTitle("Button", for: .normal)
      if type == .custom { button.setTitleColor(.label, for: .normal) }
      button.isHighlighted = index == 1
      button.isEnabled = index != 2
      return button
    }
  }
}
