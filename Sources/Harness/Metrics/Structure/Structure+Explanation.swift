extension Structure {
  package static let explanation = """
    Exact; read from the sources, without a compiler. A *module* is a scene's folder.

    A *module edge* is a pair of modules in which one names a type of the other. Without edges, a
    screen can be used in another order, in another flow or in another app without changes. A *cast*
    is an `as?` or `as!` to a type that the architecture itself declares: it fails at run time if
    the order of the screens changes.

    A *flow branch* is a `switch`, a comparison or a pattern on the type of the current flow,
    outside the parts that control the flow (coordinators, instructors). A *carried value* is stored
    by a module only to be passed on to a later one that needs it; the first module has to be
    changed whenever the later one needs something else. Values are structures and enumerations of
    the domain, numbers, strings and flags. A value is judged by the uses of its name in the
    module's files.

    The *routes* of a coordinator are the different screens and flows that it creates. Many routes
    in one coordinator make it long; few routes in many coordinators spread a flow over files.

    *Lines with UIKit* are the code lines of the files that import UIKit. The others can be tested
    without a window.

    *Growth of the code* counts the code that the app would need with only some of its screens and
    flows. Files that serve several flows are not divided: they count in full at every size, even a
    storyboard or a link handler that would grow with the app.

    The analysis is based on names, so it does not follow types that two modules declare, aliases,
    or values that are renamed in a closure or returned by a function.
    """
}
