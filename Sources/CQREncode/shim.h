#include <stddef.h>
#include <stdint.h>

#include <qrencode.h>
