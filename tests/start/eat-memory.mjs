/** Preloaded into a portal: on a signal it fills the heap to the end. */
process.on('SIGUSR2', () => {
  const full = [];
  for (;;) full.push(new Array(10_000).fill(full.length));
});
