#include "CProcess.h"

/// As `unfinished_end`, without waiting for whoever is about it: for a handler of signals.
void unfinished_remove_all(void);
