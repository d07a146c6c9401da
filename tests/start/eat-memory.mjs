/** Loaded before a portal: at a signal it fills its heap to the end. */
process.on('SIGUSR2', () => {
  const full = [];
  for (;;) full.push(new Array(10_000).fill(full.length));
});
