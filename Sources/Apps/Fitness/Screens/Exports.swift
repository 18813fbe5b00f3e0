// Lets the app's architectures declare themselves without a second import.
@_exported public import AppArchitecture
