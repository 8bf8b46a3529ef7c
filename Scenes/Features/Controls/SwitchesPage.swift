import UIKit

/// Switches, sliders, page controls, progress views, activity indicators.
class SwitchesPage: ControlRows {
  init(frame: CGRect) {
    super.init(frame: frame, title: "Switches and sliders")
    add("UISwitch: on, off, disabled, tinted", switches())
    add("UISlider", [slider(0.4, enabled: true)], width: 300)
    add("UISlider, disabled", [slider(0.7, enabled: false)], width: 300)
    let progress = UIProgressView(progressViewStyle: .default)
    progress.progress = 0.6
    add("UIProgressView", [progress], width: 300)
    let pages = UIPageControl()
    pages.numberOfPages = 5
    pages.currentPage = 2
    pages.pageIndicatorTintColor = .systemGray3
    pages.currentPageIndicatorTintColor = .systemBlue
    add("UIPageControl", [pages])
    add(
      "UIActivityIndicatorView: medium, large",
      [UIActivityIndicatorView.Style.medium, .large].map {
        let wheel = UIActivityIndicatorView(style: $0)
        wheel.startAnimating()
        return wheel
      })
  }

  required init?(coder: NSCoder) {
    return nil
  }

  private func switches() -> [UIView] {
    return (0..<4).map { index in
      let control = UISwitch()
      control.isOn = index != 1
      control.isEnabled = index != 2
      if index == 3 { control.onTintColor = .systemOrange }
      return control
    }
  }

  private func slider(_ value: Float, enabled: Bool) -> UISlider {
    let slider = UISlider()
    slider.value = value
    slider.isEnabled = enabled
    return slider
  }
}
