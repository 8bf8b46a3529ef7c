public import UIKit

/// What can be asked for of a contact: the name of a property.
public protocol CNKeyDescriptor {}

extension String: CNKeyDescriptor {}
extension NSString: CNKeyDescriptor {}

public let CNContactIdentifierKey = "identifier"
public let CNContactNamePrefixKey = "namePrefix"
public let CNContactGivenNameKey = "givenName"
public let CNContactMiddleNameKey = "middleName"
public let CNContactFamilyNameKey = "familyName"
public let CNContactNameSuffixKey = "nameSuffix"
public let CNContactNicknameKey = "nickname"
public let CNContactOrganizationNameKey = "organizationName"
public let CNContactDepartmentNameKey = "departmentName"
public let CNContactJobTitleKey = "jobTitle"
public let CNContactBirthdayKey = "birthday"
public let CNContactNoteKey = "note"
public let CNContactImageDataKey = "imageData"
public let CNContactThumbnailImageDataKey = "thumbnailImageData"
public let CNContactImageDataAvailableKey = "imageDataAvailable"
public let CNContactTypeKey = "contactType"
public let CNContactPhoneNumbersKey = "phoneNumbers"
public let CNContactEmailAddressesKey = "emailAddresses"
public let CNContactPostalAddressesKey = "postalAddresses"
public let CNContactUrlAddressesKey = "urlAddresses"
public let CNLabelHome = "_$!<Home>!$_"
public let CNLabelWork = "_$!<Work>!$_"
public let CNLabelOther = "_$!<Other>!$_"
public let CNLabelPhoneNumberiPhone = "iPhone"
public let CNLabelPhoneNumberMobile = "_$!<Mobile>!$_"
public let CNLabelPhoneNumberMain = "_$!<Main>!$_"
public let CNPostalAddressStreetKey = "street"
public let CNPostalAddressCityKey = "city"
public let CNPostalAddressStateKey = "state"
public let CNPostalAddressPostalCodeKey = "postalCode"
public let CNPostalAddressCountryKey = "country"
public let CNPostalAddressISOCountryCodeKey = "ISOCountryCode"

public enum CNContactType: Int, Sendable {
  case person = 0
  case organization = 1
}

/// A number of a telephone.
public final class CNPhoneNumber: NSObject, Sendable {
  public let stringValue: String

  public init(stringValue string: String) {
    stringValue = string
    super.init()
  }
}

/// Where somebody lives.
open class CNPostalAddress: NSObject {
  open fileprivate(set) var street = ""
  open fileprivate(set) var city = ""
  open fileprivate(set) var state = ""
  open fileprivate(set) var postalCode = ""
  open fileprivate(set) var country = ""
  open fileprivate(set) var isoCountryCode = ""

  override init() { super.init() }
}

/// The same while it is written.
open class CNMutablePostalAddress: CNPostalAddress {
  public override init() { super.init() }

  open override var street: String {
    get { super.street }
    set { super.street = newValue }
  }
  open override var city: String {
    get { super.city }
    set { super.city = newValue }
  }
  open override var state: String {
    get { super.state }
    set { super.state = newValue }
  }
  open override var postalCode: String {
    get { super.postalCode }
    set { super.postalCode = newValue }
  }
  open override var country: String {
    get { super.country }
    set { super.country = newValue }
  }
  open override var isoCountryCode: String {
    get { super.isoCountryCode }
    set { super.isoCountryCode = newValue }
  }
}

/// A value with what it is for.
public final class CNLabeledValue<ValueType: AnyObject>: NSObject {
  public let identifier = UUID().uuidString
  public let label: String?
  public let value: ValueType

  public init(label: String?, value: ValueType) {
    (self.label, self.value) = (label, value)
    super.init()
  }

  /// The label without the signs around it: "Home" of `CNLabelHome`.
  public class func localizedString(forLabel label: String) -> String {
    label.replacingOccurrences(of: "_$!<", with: "").replacingOccurrences(of: ">!$_", with: "")
  }
}

/// Somebody. All of it is there, whatever was asked for.
open class CNContact: NSObject {
  public let identifier: String
  open fileprivate(set) var contactType = CNContactType.person
  open fileprivate(set) var namePrefix = ""
  open fileprivate(set) var givenName = ""
  open fileprivate(set) var middleName = ""
  open fileprivate(set) var familyName = ""
  open fileprivate(set) var nameSuffix = ""
  open fileprivate(set) var nickname = ""
  open fileprivate(set) var organizationName = ""
  open fileprivate(set) var departmentName = ""
  open fileprivate(set) var jobTitle = ""
  open fileprivate(set) var note = ""
  open fileprivate(set) var birthday: DateComponents?
  open fileprivate(set) var imageData: Data?
  open var thumbnailImageData: Data? { imageData }
  open var imageDataAvailable: Bool { imageData != nil }
  open fileprivate(set) var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
  open fileprivate(set) var emailAddresses: [CNLabeledValue<NSString>] = []
  open fileprivate(set) var urlAddresses: [CNLabeledValue<NSString>] = []
  open fileprivate(set) var postalAddresses: [CNLabeledValue<CNPostalAddress>] = []

  public override init() {
    identifier = UUID().uuidString
    super.init()
  }

  /// True: all of it is there.
  open func isKeyAvailable(_ key: String) -> Bool { true }
  /// True: all of it is there.
  open func areKeysAvailable(_ keyDescriptors: [any CNKeyDescriptor]) -> Bool { true }

  open class func localizedString(forKey key: String) -> String { key }

  /// All whose name has the word in it.
  open class func predicateForContacts(matchingName name: String) -> NSPredicate {
    let word = name.lowercased()
    return NSPredicate { object, _ in
      guard let contact = object as? CNContact else { return false }
      return "\(contact.givenName) \(contact.familyName)".lowercased().contains(word)
    }
  }

  open class func predicateForContacts(withIdentifiers identifiers: [String]) -> NSPredicate {
    NSPredicate { object, _ in
      (object as? CNContact).map { identifiers.contains($0.identifier) } ?? false
    }
  }

  /// The same while it is written.
  open override func mutableCopy() -> Any {
    let copy = CNMutableContact()
    copy.contactType = contactType
    (copy.namePrefix, copy.givenName, copy.middleName) = (namePrefix, givenName, middleName)
    (copy.familyName, copy.nameSuffix, copy.nickname) = (familyName, nameSuffix, nickname)
    (copy.organizationName, copy.jobTitle) = (organizationName, jobTitle)
    (copy.departmentName, copy.note) = (departmentName, note)
    (copy.birthday, copy.imageData) = (birthday, imageData)
    (copy.phoneNumbers, copy.emailAddresses) = (phoneNumbers, emailAddresses)
    (copy.urlAddresses, copy.postalAddresses) = (urlAddresses, postalAddresses)
    return copy
  }
}

/// The same while it is written.
open class CNMutableContact: CNContact {
  open override var contactType: CNContactType {
    get { super.contactType }
    set { super.contactType = newValue }
  }
  open override var namePrefix: String {
    get { super.namePrefix }
    set { super.namePrefix = newValue }
  }
  open override var givenName: String {
    get { super.givenName }
    set { super.givenName = newValue }
  }
  open override var middleName: String {
    get { super.middleName }
    set { super.middleName = newValue }
  }
  open override var familyName: String {
    get { super.familyName }
    set { super.familyName = newValue }
  }
  open override var nameSuffix: String {
    get { super.nameSuffix }
    set { super.nameSuffix = newValue }
  }
  open override var nickname: String {
    get { super.nickname }
    set { super.nickname = newValue }
  }
  open override var organizationName: String {
    get { super.organizationName }
    set { super.organizationName = newValue }
  }
  open override var departmentName: String {
    get { super.departmentName }
    set { super.departmentName = newValue }
  }
  open override var jobTitle: String {
    get { super.jobTitle }
    set { super.jobTitle = newValue }
  }
  open override var note: String {
    get { super.note }
    set { super.note = newValue }
  }
  open override var birthday: DateComponents? {
    get { super.birthday }
    set { super.birthday = newValue }
  }
  open override var imageData: Data? {
    get { super.imageData }
    set { super.imageData = newValue }
  }
  open override var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
    get { super.phoneNumbers }
    set { super.phoneNumbers = newValue }
  }
  open override var emailAddresses: [CNLabeledValue<NSString>] {
    get { super.emailAddresses }
    set { super.emailAddresses = newValue }
  }
  open override var urlAddresses: [CNLabeledValue<NSString>] {
    get { super.urlAddresses }
    set { super.urlAddresses = newValue }
  }
  open override var postalAddresses: [CNLabeledValue<CNPostalAddress>] {
    get { super.postalAddresses }
    set { super.postalAddresses = newValue }
  }
}

/// How a name is written.
public enum CNContactFormatterStyle: Int, Sendable {
  case fullName = 0
  case phoneticFullName = 1
}

/// Writes names.
open class CNContactFormatter: Formatter {
  open var style = CNContactFormatterStyle.fullName

  open class func descriptorForRequiredKeys(
    for style: CNContactFormatterStyle
  ) -> any CNKeyDescriptor { CNContactGivenNameKey }

  /// The name as English writes it; nil where there is none.
  open class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
    let parts = [
      contact.namePrefix, contact.givenName, contact.middleName, contact.familyName,
      contact.nameSuffix,
    ].filter { !$0.isEmpty }
    if !parts.isEmpty { return parts.joined(separator: " ") }
    return contact.organizationName.isEmpty ? nil : contact.organizationName
  }

  open func string(from contact: CNContact) -> String? { Self.string(from: contact, style: style) }
}
