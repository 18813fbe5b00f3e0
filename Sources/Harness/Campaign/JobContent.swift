import Foundation

/// The content of a record, and its location for messages.
package struct JobContent {
  package let data: Data
  package let location: String
}
