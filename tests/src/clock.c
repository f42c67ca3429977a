/* Loaded before the system's library: adds to its clocks what the file named by LABIRINTO_CLOCK says. The file
 * holds two numbers of 8 bytes in this machine's order: seconds for the wall clock, seconds for the steady one. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <time.h>
#include <unistd.h>

static int (*real)(clockid_t, struct timespec *);
static volatile int64_t *shift;

__attribute__((constructor)) static void begin(void) {
  real = (int (*)(clockid_t, struct timespec *))dlsym(RTLD_NEXT, "clock_gettime");
  const char *path = getenv("LABIRINTO_CLOCK");
  int file = path ? open(path, O_RDONLY) : -1;
  if (file < 0) return;
  void *mapped = mmap(0, 16, PROT_READ, MAP_SHARED, file, 0);
  close(file);
  if (mapped != MAP_FAILED) shift = mapped;
}

int clock_gettime(clockid_t clock, struct timespec *time) {
  if (!real) begin();
  int result = real(clock, time);
  if (!result && shift) {
    if (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE) time->tv_sec += shift[0];
    if (clock == CLOCK_MONOTONIC || clock == CLOCK_MONOTONIC_COARSE) time->tv_sec += shift[1];
  }
  return result;
}
