/// Keeps every child for as long as its parent lives, as the article's listings do.
final class NeverRemoval: ChildRemoval {}
