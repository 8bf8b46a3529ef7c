import CoreGraphics
import VirtualTime

// The keys of UIKit's properties, where Objective-C's name is another under both.

extension UIView {
  static var keys: [PropertyRecord<UIView>] {
    [
      .property("alpha", \UIView.alpha), .property("tag", \UIView.tag),
      .property("frame", \UIView.frame), .property("bounds", \UIView.bounds),
      .property("center", \UIView.center), .property("transform", \UIView.transform),
      .property("hidden", \UIView.isHidden), .property("isHidden", \UIView.isHidden),
      .property("opaque", \UIView.isOpaque), .property("isOpaque", \UIView.isOpaque),
      .property("clipsToBounds", \UIView.clipsToBounds),
      .property("contentMode", \UIView.contentMode),
      .property("backgroundColor", \UIView.backgroundColor),
      .property("tintColor", \UIView.tintColor), .property("mask", \UIView.mask),
      .property("maskView", \UIView.mask),
      .property("userInteractionEnabled", \UIView.isUserInteractionEnabled),
      .property("isUserInteractionEnabled", \UIView.isUserInteractionEnabled),
      .property("multipleTouchEnabled", \UIView.isMultipleTouchEnabled),
      .property("accessibilityIdentifier", \UIView.accessibilityIdentifier),
      .property("accessibilityLabel", \UIView.accessibilityLabel),
      .property("layoutMargins", \UIView.layoutMargins),
      .readOnly("layer") { $0.layer }, .readOnly("superview") { $0.superview },
      .readOnly("subviews") { $0.subviews }, .readOnly("window") { $0.window },
    ]
  }
}

extension UIScrollView {
  static var scrollKeys: [PropertyRecord<UIScrollView>] {
    [
      .property("contentOffset", \UIScrollView.contentOffset),
      .property("contentSize", \UIScrollView.contentSize),
      .property("contentInset", \UIScrollView.contentInset),
      .property("scrollEnabled", \UIScrollView.isScrollEnabled),
      .property("pagingEnabled", \UIScrollView.isPagingEnabled),
      .property("bounces", \UIScrollView.bounces),
      .readOnly("panGestureRecognizer") { $0.panGestureRecognizer },
    ]
  }
}

extension UILabel {
  static var labelKeys: [PropertyRecord<UILabel>] {
    [
      .property("text", \UILabel.text), .property("attributedText", \UILabel.attributedText),
      .property("font", \UILabel.font), .property("textColor", \UILabel.textColor),
      .property("textAlignment", \UILabel.textAlignment),
      .property("numberOfLines", \UILabel.numberOfLines),
      .property("lineBreakMode", \UILabel.lineBreakMode),
    ]
  }
}

extension UIViewController {
  static var controllerKeys: [PropertyRecord<UIViewController>] {
    [
      .property("title", \UIViewController.title),
      // By a key path it would be read, and so loaded, before it is set.
      .property(
        "view", get: { $0.view }, set: { (controller, view: UIView?) in controller.view = view }),
      .readOnly("navigationItem") { $0.navigationItem },
      .readOnly("navigationController") { $0.navigationController },
      .readOnly("parentViewController") { $0.parent },
      .readOnly("presentedViewController") { $0.presentedViewController },
    ]
  }
}

extension UIView: ChangeTeller {
  /// What moves are properties of the layer.
  package func tellOfChanges() { layer.tellOfChanges() }
}
