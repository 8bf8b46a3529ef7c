@_exported public import VirtualTime
