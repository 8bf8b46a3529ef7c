// Apple's Foundation has the reader of XML, which is a module of its own on Linux.
@_exported public import FoundationXML
@_exported public import QuartzCore
