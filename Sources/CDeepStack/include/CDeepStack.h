// Calls a function on a large stack of its own, in the same thread.
#ifndef C_DEEP_STACK_H
#define C_DEEP_STACK_H

#include <stdbool.h>

// Calls `body(context)` there, and returns when it has. False, and nothing is called, where the system has
// no room for such a stack.
bool deep_stack_call(void (*body)(void *context), void *context);

// Whether the caller stands on such a stack.
bool deep_stack_is_current(void);

#endif
