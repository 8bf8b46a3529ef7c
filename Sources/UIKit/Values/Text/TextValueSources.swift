import AttributedText

extension UIColor: ColorSource {}
