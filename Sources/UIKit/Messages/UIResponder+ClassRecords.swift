import CoreGraphics
import QuartzCore
import VirtualTime

// The methods and properties of UIKit's classes that people name in selectors and keys.

extension UIResponder {
  /// Registers them, once for the program.
  static let classRecords: Void = ClassRecord.registerFramework {
    [responder, view, scrollView, tableView, label, imageView, controller, navigation, control]
      + smallParts + textRecords
  }

  private static var responder: ClassRecord {
    ClassRecord(
      UIResponder.self, name: "UIResponder",
      methods: [
        .method("becomeFirstResponder", UIResponder.becomeFirstResponder),
        .method("resignFirstResponder", UIResponder.resignFirstResponder),
      ])
  }

  private static var view: ClassRecord {
    ClassRecord(
      UIView.self, name: "UIView", make: { UIView() }, decode: { UIView(coder: $0) },
      frame: { UIView(frame: $0) },
      methods: [
        .method("removeFromSuperview", UIView.removeFromSuperview),
        .method(
          "setNeedsDisplay", UIView.setNeedsDisplay as @MainActor (UIView) -> @MainActor () -> Void),
        .method("setNeedsLayout", UIView.setNeedsLayout),
        .method("layoutIfNeeded", UIView.layoutIfNeeded),
        .method("layoutSubviews", UIView.layoutSubviews),
        .method("sizeToFit", UIView.sizeToFit),
        .method("setNeedsUpdateConstraints", UIView.setNeedsUpdateConstraints),
        .method("endEditing:", UIView.endEditing(_:)),
        .method("addSubview:", UIView.addSubview(_:)),
        .method("bringSubviewToFront:", UIView.bringSubviewToFront(_:)),
      ], properties: UIView.keys)
  }

  private static var scrollView: ClassRecord {
    ClassRecord(
      UIScrollView.self, name: "UIScrollView", make: { UIScrollView() },
      properties: UIScrollView.scrollKeys)
  }

  private static var tableView: ClassRecord {
    ClassRecord(
      UITableView.self, name: "UITableView",
      methods: [.method("reloadData", UITableView.reloadData)])
  }

  private static var label: ClassRecord {
    ClassRecord(
      UILabel.self, name: "UILabel", make: { UILabel() }, properties: UILabel.labelKeys)
  }

  private static var imageView: ClassRecord {
    ClassRecord(
      UIImageView.self, name: "UIImageView",
      methods: [
        .method("startAnimating", UIImageView.startAnimating),
        .method("stopAnimating", UIImageView.stopAnimating),
      ], properties: [.property("image", \UIImageView.image)])
  }

  private static var controller: ClassRecord {
    ClassRecord(
      UIViewController.self, name: "UIViewController", make: { UIViewController() },
      methods: [
        .calling("dismiss") { controller, _ in controller.dismiss(animated: true) },
        .calling("dismissViewControllerAnimated:completion:") { controller, arguments in
          controller.dismiss(animated: isTrue(arguments.first ?? nil))
        },
        .method("removeFromParentViewController", UIViewController.removeFromParent),
      ], properties: UIViewController.controllerKeys)
  }

  private static var navigation: ClassRecord {
    ClassRecord(
      UINavigationController.self, name: "UINavigationController",
      methods: [
        .method(
          "popViewControllerAnimated:", UINavigationController.popViewController(animated:)),
        .method(
          "popToRootViewControllerAnimated:",
          UINavigationController.popToRootViewController(animated:)),
      ])
  }

  private static var control: ClassRecord {
    ClassRecord(
      UIControl.self, name: "UIControl",
      methods: [
        .method("sendActionsForControlEvents:", UIControl.sendActions(for:))
      ],
      properties: [
        .property("enabled", \UIControl.isEnabled), .property("isEnabled", \UIControl.isEnabled),
        .property("selected", \UIControl.isSelected),
        .property("isSelected", \UIControl.isSelected),
        .property("highlighted", \UIControl.isHighlighted),
        .property("isHighlighted", \UIControl.isHighlighted),
      ])
  }

  private static var smallParts: [ClassRecord] {
    [
      ClassRecord(
        UIBarButtonItem.self, name: "UIBarButtonItem",
        properties: [.readOnly("view", { $0.customView ?? $0.shownView })]),
      ClassRecord(
        UISlider.self, name: "UISlider",
        properties: [
          .property("value", \UISlider.value), .property("minimumValue", \UISlider.minimumValue),
          .property("maximumValue", \UISlider.maximumValue),
        ]),
      ClassRecord(
        UIDatePicker.self, name: "UIDatePicker",
        properties: [
          .property(
            "textColor", get: { $0.picker.titleColor }, set: { $0.picker.titleColor = $1 })
        ]),
      ClassRecord(
        UIPickerView.self, name: "UIPickerView",
        properties: [
          .property("textColor", get: { $0.titleColor }, set: { $0.titleColor = $1 })
        ]),
      ClassRecord(
        UISwitch.self, name: "UISwitch",
        properties: [.property("on", \UISwitch.isOn), .property("isOn", \UISwitch.isOn)]),
      ClassRecord(
        UIProgressView.self, name: "UIProgressView",
        properties: [.property("progress", \UIProgressView.progress)]),
      ClassRecord(
        UIRefreshControl.self, name: "UIRefreshControl",
        methods: [
          .method("beginRefreshing", UIRefreshControl.beginRefreshing),
          .method("endRefreshing", UIRefreshControl.endRefreshing),
        ]),
      ClassRecord(
        UIActivityIndicatorView.self, name: "UIActivityIndicatorView",
        methods: [
          .method("startAnimating", UIActivityIndicatorView.startAnimating),
          .method("stopAnimating", UIActivityIndicatorView.stopAnimating),
        ]),
    ]
  }

  private static func isTrue(_ value: Any?) -> Bool {
    KeyValueConversion.converted(value, to: Bool.self) ?? false
  }
}
