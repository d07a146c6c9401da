/*
 * The core's arithmetic in C, for comparing speeds. Two ways of writing it: lead after lead, and both leads in one vector;
 * the bench takes the faster. Reads commands on stdin, answers nanoseconds a sample on stdout.
 *
 *   native FILE   FILE: i32 count, f64 coefficients[13], f32 lead I[count], f32 lead II[count]
 *   <work> <mode> <notched> <repeats>   work: scalar | pair | full-scalar | full-pair | out-scalar | out-pair; mode: 0 monitor, 1 diagnostic
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define BLOCK 4096
#define FLUSH 256
#define RUN 256

typedef double pair __attribute__((vector_size(16)));
typedef float twofloats __attribute__((vector_size(8)));
enum { X1, D1, H1, H2, L1, L2, M1, M2, N1, N2, O1, O2, STATES };

static double coefficient[13];
static float input[2][BLOCK] __attribute__((aligned(64)));
static float output[6][BLOCK] __attribute__((aligned(64)));
static float extremes[6][BLOCK / RUN][2];
static double states[STATES][2] __attribute__((aligned(64)));

#define FEED(x, past, a1, a2, y1, y2) ((x) + ((past) - (a2) * (y2)) - (a1) * (y1))

#define LOADS(T, AT) \
  const T high1 = AT(0), high2 = AT(1), low1 = AT(2), low2 = AT(3), lower1 = AT(4), lower2 = AT(5); \
  const T upB = AT(6), up1 = AT(7), up2 = AT(8), downB = AT(9), down1 = AT(10), down2 = AT(11), gain = AT(12);

/* One sample from x to y, whatever a T is. */
#define MONITOR(T) \
  T d = x - x1, h = d - (d1 + high2 * h2) - high1 * h1; \
  T l = FEED(h, h1 + (h1 + h2), low1, low2, l1, l2), m = FEED(l, l1 + (l1 + l2), lower1, lower2, m1, m2); \
  x1 = x; d1 = d; h2 = h1; h1 = h; l2 = l1; l1 = l;
#define DIAGNOSTIC(T) \
  h1 = x - x1 - high1 * h1; x1 = x; \
  T m = h1 - low2 * m2 - low1 * m1;
#define NOTCH(T) \
  T n = FEED(m, m2 + upB * m1, up1, up2, n1, n2), o = FEED(n, n2 + downB * n1, down1, down2, o1, o2); \
  n2 = n1; n1 = n; o2 = o1; o1 = o;
#define KEEP m2 = m1; m1 = m;

#define ONE(k) coefficient[k]
#define BOTH(k) ((pair){coefficient[k], coefficient[k]})
#define STATE(T, GET) \
  T x1 = GET(X1), d1 = GET(D1), h1 = GET(H1), h2 = GET(H2), l1 = GET(L1), l2 = GET(L2); \
  T m1 = GET(M1), m2 = GET(M2), n1 = GET(N1), n2 = GET(N2), o1 = GET(O1), o2 = GET(O2);
#define PUT_ALL(PUT) \
  PUT(X1, x1) PUT(D1, d1) PUT(H1, h1) PUT(H2, h2) PUT(L1, l1) PUT(L2, l2) \
  PUT(M1, m1) PUT(M2, m2) PUT(N1, n1) PUT(N2, n2) PUT(O1, o1) PUT(O2, o2)

#define GET_LEAD(k) states[k][lead]
#define PUT_LEAD(k, v) states[k][lead] = v;
#define GET_PAIR(k) (*(pair *)states[k])
#define PUT_PAIR(k, v) *(pair *)states[k] = v;

#define SCALAR(NAME, STEP, LAST, RESULT) \
  static void NAME(int lead, int from, int count) { \
    LOADS(double, ONE) STATE(double, GET_LEAD) \
    const float *in = input[lead] + from; float *out = output[lead] + from; \
    for (int i = 0; i < count; i++) { double x = in[i]; STEP(double) LAST KEEP out[i] = (float)((RESULT) * gain); } \
    PUT_ALL(PUT_LEAD) \
  }
#define PAIRED(NAME, STEP, LAST, RESULT) \
  static void NAME(int from, int count) { \
    LOADS(pair, BOTH) STATE(pair, GET_PAIR) \
    const float *a = input[0] + from, *b = input[1] + from; float *p = output[0] + from, *q = output[1] + from; \
    for (int i = 0; i < count; i++) { \
      pair x = {a[i], b[i]}; STEP(pair) LAST KEEP \
      twofloats y = __builtin_convertvector((RESULT) * gain, twofloats); p[i] = y[0]; q[i] = y[1]; } \
    PUT_ALL(PUT_PAIR) \
  }
SCALAR(monitor_scalar, MONITOR, , m)
SCALAR(monitor_notch_scalar, MONITOR, NOTCH(double), o)
SCALAR(diagnostic_scalar, DIAGNOSTIC, , m)
SCALAR(diagnostic_notch_scalar, DIAGNOSTIC, NOTCH(double), o)
PAIRED(monitor_pair, MONITOR, , m)
PAIRED(monitor_notch_pair, MONITOR, NOTCH(pair), o)
PAIRED(diagnostic_pair, DIAGNOSTIC, , m)
PAIRED(diagnostic_notch_pair, DIAGNOSTIC, NOTCH(pair), o)

static void derive(void) {
  const float *restrict one = output[0], *restrict two = output[1];
  float *restrict three = output[2], *restrict avr = output[3], *restrict avl = output[4], *restrict avf = output[5];
  for (int i = 0; i < BLOCK; i++) {
    float a = one[i], b = two[i], half_a = a * 0.5f, half_b = b * 0.5f;
    three[i] = b - a; avr[i] = 0.0f - half_a - half_b; avl[i] = a - half_b; avf[i] = b - half_a;
  }
}

static void min_max(void) {
  for (int lead = 0; lead < 6; lead++)
    for (int run = 0; run < BLOCK / RUN; run++) {
      const float *v = output[lead] + run * RUN;
      float least = v[0], greatest = v[0];
      for (int i = 1; i < RUN; i++) { least = v[i] < least ? v[i] : least; greatest = v[i] > greatest ? v[i] : greatest; }
      extremes[lead][run][0] = least; extremes[lead][run][1] = greatest;
    }
}

static void filter_block(int paired, int mode, int notched) {
  for (int from = 0; from < BLOCK; from += FLUSH) {
    if (paired) (mode ? (notched ? diagnostic_notch_pair : diagnostic_pair) : (notched ? monitor_notch_pair : monitor_pair))(from, FLUSH);
    else for (int lead = 0; lead < 2; lead++)
      (mode ? (notched ? diagnostic_notch_scalar : diagnostic_scalar) : (notched ? monitor_notch_scalar : monitor_scalar))(lead, from, FLUSH);
    for (int k = 0; k < STATES; k++) for (int lead = 0; lead < 2; lead++)
      if (states[k][lead] < 1e-30 && states[k][lead] > -1e-30) states[k][lead] = 0;
  }
  derive();
}

int main(int argc, char **argv) {
  int32_t count;
  FILE *file = argc > 1 ? fopen(argv[1], "rb") : NULL;
  if (!file || fread(&count, 4, 1, file) != 1 || fread(coefficient, 8, 13, file) != 13) return 2;
  float *leads = malloc(8 * (size_t)count);
  if (fread(leads, 4, 2 * (size_t)count, file) != 2 * (size_t)count) return 2;
  char work[32];
  int mode, notched, repeats;
  while (scanf("%31s %d %d %d", work, &mode, &notched, &repeats) == 4) {
    int paired = strstr(work, "pair") != NULL, full = !strncmp(work, "full", 4), out = !strncmp(work, "out", 3);
    struct timespec begin, end;
    memset(states, 0, sizeof states);
    for (int lead = 0; lead < 2; lead++) { states[X1][lead] = leads[lead * count]; memcpy(input[lead], leads + lead * count, sizeof input[lead]); }
    clock_gettime(CLOCK_MONOTONIC, &begin);
    for (int i = 0; i < repeats; i++) {
      filter_block(paired, mode, notched);
      if (full) min_max();
      __asm__ volatile("" ::: "memory");
    }
    clock_gettime(CLOCK_MONOTONIC, &end);
    if (out) {
      char name[4096];
      snprintf(name, sizeof name, "%s.out", argv[1]);
      FILE *to = fopen(name, "wb");
      if (!to || fwrite(output, 4, 6 * BLOCK, to) != 6 * BLOCK) return 3;
      fclose(to);
    }
    printf("%.6f\n", ((end.tv_sec - begin.tv_sec) * 1e9 + (end.tv_nsec - begin.tv_nsec)) / ((double)repeats * BLOCK));
    fflush(stdout);
  }
  return 0;
}
