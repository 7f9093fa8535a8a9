/* Preloaded into a program: one system call, or every call of a kind, on files of one folder fails.
 *
 *   MOJISCOPE_FAULT=CALL:ERROR:N   the N-th CALL (from 1; 0: every one) fails with errno ERROR;
 *                                  ERROR 0: a read or write does one byte of its work
 *                                  ERROR -2: a read finds the end of the file
 *                                  CALL "thread": a start of a thread
 *   MOJISCOPE_FAULT_UNDER=FOLDER   calls on other files are not counted
 *   MOJISCOPE_FAULT_MARK=FILE      is made when the fault happens
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <unistd.h>

static char wanted_call[16];
static int wanted_error = -1;
static int wanted_number = 0;
static int calls = 0;
static const char* under = "";

__attribute__((constructor)) static void setUp(void) {
    const char* const fault = getenv("MOJISCOPE_FAULT");
    const char* const folder = getenv("MOJISCOPE_FAULT_UNDER");
    under = folder ? folder : "/";
    if (fault == NULL ||
        sscanf(fault, "%15[a-z]:%d:%d", wanted_call, &wanted_error, &wanted_number) != 3)
        wanted_call[0] = 0;
}

static int isUnder(const char* path) {
    return strncmp(path, under, strlen(under)) == 0;
}

static int isFileUnder(int descriptor) {
    char self[64];
    char path[4096];
    snprintf(self, sizeof self, "/proc/self/fd/%d", descriptor);
    const ssize_t length = readlink(self, path, sizeof path - 1);
    if (length <= 0)
        return 0;
    path[length] = 0;
    return isUnder(path);
}

static int happensTo(const char* call) {
    if (strcmp(call, wanted_call) != 0)
        return 0;
    const int number = __atomic_add_fetch(&calls, 1, __ATOMIC_RELAXED);
    if (wanted_number != 0 && number != wanted_number)
        return 0;
    const char* const mark = getenv("MOJISCOPE_FAULT_MARK");
    if (mark != NULL) {
        int (*const openat_)(int, const char*, int, ...) = dlsym(RTLD_NEXT, "openat");
        const int file = openat_(AT_FDCWD, mark, O_CREAT | O_WRONLY | O_CLOEXEC, 0600);
        if (file >= 0)
            close(file);
    }
    errno = wanted_error;
    return 1;
}

#define REAL(result, parameters, name) result(*const real_) parameters = dlsym(RTLD_NEXT, name)

#define TRANSFER(name, call, result, parameters, arguments)                                        \
    result name parameters {                                                                       \
        REAL(result, parameters, #name);                                                           \
        if (wanted_call[0] && isFileUnder(descriptor) && happensTo(call)) {                        \
            if (wanted_error == -2)                                                                \
                return 0;                                                                          \
            if (wanted_error != 0)                                                                 \
                return -1;                                                                         \
            size = size > 0 ? 1 : 0;                                                               \
        }                                                                                          \
        return real_ arguments;                                                                    \
    }

typedef const void* Input;
TRANSFER(read, "read", ssize_t, (int descriptor, void* bytes, size_t size),
         (descriptor, bytes, size))
TRANSFER(pread, "read", ssize_t, (int descriptor, void* bytes, size_t size, off_t at),
         (descriptor, bytes, size, at))
TRANSFER(pread64, "read", ssize_t, (int descriptor, void* bytes, size_t size, off64_t at),
         (descriptor, bytes, size, at))
TRANSFER(write, "write", ssize_t, (int descriptor, Input bytes, size_t size),
         (descriptor, bytes, size))
TRANSFER(pwrite, "write", ssize_t, (int descriptor, Input bytes, size_t size, off_t at),
         (descriptor, bytes, size, at))

#define ON_DESCRIPTOR(name, call, parameters, arguments)                                           \
    int name parameters {                                                                          \
        REAL(int, parameters, #name);                                                              \
        if (wanted_call[0] && isFileUnder(descriptor) && happensTo(call))                          \
            return -1;                                                                             \
        return real_ arguments;                                                                    \
    }

ON_DESCRIPTOR(fsync, "fsync", (int descriptor), (descriptor))
ON_DESCRIPTOR(fdatasync, "fsync", (int descriptor), (descriptor))
ON_DESCRIPTOR(ftruncate, "truncate", (int descriptor, off_t size), (descriptor, size))
ON_DESCRIPTOR(fchmod, "chmod", (int descriptor, mode_t mode), (descriptor, mode))
ON_DESCRIPTOR(fstat, "stat", (int descriptor, struct stat* status), (descriptor, status))

#define ON_PATH(name, call, path, parameters, arguments)                                           \
    int name parameters {                                                                          \
        REAL(int, parameters, #name);                                                              \
        if (wanted_call[0] && isUnder(path) && happensTo(call))                                    \
            return -1;                                                                             \
        return real_ arguments;                                                                    \
    }

ON_PATH(rename, "rename", to, (const char* from, const char* to), (from, to))
ON_PATH(renameat2, "rename", under,
        (int a, const char* from, int b, const char* to, unsigned flags), (a, from, b, to, flags))
ON_PATH(link, "link", to, (const char* from, const char* to), (from, to))
ON_PATH(linkat, "link", to, (int a, const char* from, int b, const char* to, int flags),
        (a, from, b, to, flags))
ON_PATH(stat, "stat", path, (const char* path, struct stat* status), (path, status))
ON_PATH(lstat, "stat", path, (const char* path, struct stat* status), (path, status))

#define OPENING(name, first, parameters, arguments)                                                \
    int name parameters {                                                                          \
        va_list list;                                                                              \
        va_start(list, flags);                                                                     \
        const mode_t mode = (flags & (O_CREAT | O_TMPFILE)) ? va_arg(list, mode_t) : 0;            \
        va_end(list);                                                                              \
        int (*const real_)(first const char*, int, ...) = dlsym(RTLD_NEXT, #name);                 \
        if (wanted_call[0] && isUnder(path) && happensTo("open"))                                  \
            return -1;                                                                             \
        return real_ arguments;                                                                    \
    }

#define NOTHING
#define FOLDER int,
OPENING(open, NOTHING, (const char* path, int flags, ...), (path, flags, mode))
OPENING(open64, NOTHING, (const char* path, int flags, ...), (path, flags, mode))
OPENING(openat, FOLDER, (int folder, const char* path, int flags, ...), (folder, path, flags, mode))
OPENING(openat64, FOLDER, (int folder, const char* path, int flags, ...),
        (folder, path, flags, mode))

int pthread_create(pthread_t* thread, const pthread_attr_t* attributes, void* (*work)(void*),
                   void* argument) {
    REAL(int, (pthread_t*, const pthread_attr_t*, void* (*)(void*), void*), "pthread_create");
    if (wanted_call[0] && happensTo("thread"))
        return wanted_error;
    return real_(thread, attributes, work, argument);
}
