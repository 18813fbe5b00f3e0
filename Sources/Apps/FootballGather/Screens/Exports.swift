// The architectures of this app need it for their own declarations.
@_exported public import AppArchitecture
