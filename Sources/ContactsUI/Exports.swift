@_exported public import Contacts
