extension Structure {
  package static let explanation = """
    Exact; read from the sources, without a compiler. A *module* is a scene's folder.

    A *module edge* is a pair of modules of which one names a type of the other. Without edges, a
    screen can be used in another order, in another flow or in another app without changes. A *cast*
    is an `as?` or `as!` to a type that the architecture itself declares: it fails at run time if the
    order of the screens changes.

    A *flow branch* is a `switch`, a comparison or a pattern on the type of the current flow, outside
    the parts that decide about the flow (coordinators, instructors). A *carried value* is stored by a
    module that only passes it on to another one, which needs it later; the module has to be changed
    whenever the later one needs something else. Values are structures and enumerations of the domain,
    numbers, strings and flags. A value is judged by the uses of its name in the module's files.

    The *routes* of a coordinator are the different screens and flows that it creates. Many routes in
    one coordinator make it long; few routes in many coordinators spread a flow over files.

    *Lines with UIKit* are the code lines of the files that import UIKit. The others can be tested
    without a window.

    *Growth of the code* counts what the app would need with some of its screens and flows only. Files
    that serve several flows are not divided: they count in every size, as a storyboard or a link
    handler does that grows with the app.

    The figures are read from names, so a type that two modules declare, an alias, a value renamed in a
    closure or handed on as the result of a function is not followed.
    """
}
