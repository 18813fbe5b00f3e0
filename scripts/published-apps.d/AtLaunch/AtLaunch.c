// The apps' own tests have no place where a server could be started.
void published_apps_serve_stubs(void);
__attribute__((constructor)) static void serve(void) { published_apps_serve_stubs(); }
