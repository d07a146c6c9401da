/** Counts what passed, failed and was skipped, and ends with the one line that says so. */
export function openTally(write = (line) => process.stdout.write(`${line}\n`)) {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  const notes = [];
  return {
    counts,
    add({ passed = 0, failed = 0, skipped = 0 }, note) {
      counts.passed += passed;
      counts.failed += failed;
      counts.skipped += skipped;
      if (note) notes.push(note);
    },
    end() {
      for (const note of notes) write(note);
      write(lastLine(counts));
      return counts.failed > 0 || counts.passed === 0 ? 1 : 0;
    },
  };
}

/** `N passed, N failed`, and `, N skipped` where something was. */
export function lastLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
