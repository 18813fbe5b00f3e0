/// Retains every child for as long as its parent lives, as in the article's listings.
final class NeverRemoval: ChildRemoval {}
