import CoreGraphics
import VirtualTime

// The methods and properties of what takes text that people name in selectors and keys.

extension UIResponder {
  static var textRecords: [ClassRecord] {
    [
      ClassRecord(
        UITextField.self, name: "UITextField", make: { UITextField() },
        methods: [
          .method("selectAll:", UITextField.selectAll(_:)),
          .method("select:", UITextField.select(_:)),
          .method("copy:", UITextField.copy(_:)), .method("cut:", UITextField.cut(_:)),
          .method("paste:", UITextField.paste(_:)), .method("delete:", UITextField.delete(_:)),
          .method("deleteBackward", UITextField.deleteBackward),
        ],
        properties: [
          .property("text", \UITextField.text),
          .property("attributedText", \UITextField.attributedText),
          .property("placeholder", \UITextField.placeholder),
          .property("attributedPlaceholder", \UITextField.attributedPlaceholder),
          .property("font", \UITextField.font), .property("textColor", \UITextField.textColor),
          .property("textAlignment", \UITextField.textAlignment),
          .property("secureTextEntry", \UITextField.isSecureTextEntry),
          .property("keyboardType", \UITextField.keyboardType),
          .property("inputView", \UITextField.inputView),
          .property("inputAccessoryView", \UITextField.inputAccessoryView),
          .readOnly("clearButton") { $0.clearButton },
          .readOnly("_placeholderLabel") { $0.madePlaceholderLabel },
          .readOnly("placeholderLabel") { $0.madePlaceholderLabel },
        ]),
      ClassRecord(
        UITextView.self, name: "UITextView", make: { UITextView() },
        methods: [
          .method("selectAll:", UITextView.selectAll(_:)),
          .method("select:", UITextView.select(_:)),
          .method("copy:", UITextView.copy(_:)), .method("cut:", UITextView.cut(_:)),
          .method("paste:", UITextView.paste(_:)), .method("delete:", UITextView.delete(_:)),
          .method("deleteBackward", UITextView.deleteBackward),
        ],
        properties: [
          .property("text", \UITextView.text),
          .property("attributedText", \UITextView.attributedText),
          .property("font", \UITextView.font), .property("textColor", \UITextView.textColor),
          .property("textAlignment", \UITextView.textAlignment),
          .property("editable", \UITextView.isEditable),
          .property("selectable", \UITextView.isSelectable),
        ]),
      ClassRecord(
        UISearchBar.self, name: "UISearchBar", make: { UISearchBar() },
        properties: [
          .property("text", \UISearchBar.text),
          .property("placeholder", \UISearchBar.placeholder),
          .readOnly("searchField") { $0.searchTextField },
          .readOnly("_searchField") { $0.searchTextField },
          .readOnly("cancelButton") { $0.cancelButton },
        ]),
    ]
  }
}
