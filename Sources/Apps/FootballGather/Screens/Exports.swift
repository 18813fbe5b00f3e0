// An architecture of this app describes itself with the same import.
@_exported public import AppArchitecture
