const WHY_LINES = 14;
const ESCAPES = new RegExp(String.raw`\u001b\[[0-9;]*m`, 'g');

/**
 * Counts what passed, failed and was skipped. It ends with what failed and why, and with the one line that counts:
 * whoever sees no more of a run than its end still learns what to mend.
 */
export function openTally(write = (line) => void process.stdout.write(`${line}\n`)) {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  const notes = [];
  const broken = [];
  return {
    counts,
    /** Names one thing that failed, with the beginning of its reason; it is counted by `add`. */
    broke(name, why = '') {
      broken.push([name, ...linesOf(why)]);
    },
    add({ passed = 0, failed = 0, skipped = 0 }, note) {
      counts.passed += passed;
      counts.failed += failed;
      counts.skipped += skipped;
      if (note) notes.push(note);
    },
    end() {
      for (const note of notes) write(note);
      if (broken.length > 0) write('\nfailed:');
      for (const [name, ...why] of broken) for (const line of [`  ${name}`, ...why.map((part) => `    ${part}`)]) write(line);
      write(lastLine(counts));
      return counts.failed > 0 || counts.passed === 0 ? 1 : 0;
    },
  };
}

/** `N passed, N failed`, and `, N skipped` where something was. */
export function lastLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

const linesOf = (why) =>
  why
    .replaceAll(ESCAPES, '')
    .split('\n')
    .map((line) => line.trimEnd())
    .filter(Boolean)
    .slice(0, WHY_LINES);
