// jpeglib.h uses FILE and size_t without declaring them.
#include <stddef.h>
#include <stdio.h>

#include <jpeglib.h>
