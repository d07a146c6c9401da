/** A line of a text that says something, by its number from one on. */
export type TextLine = { at: number; text: string };

/** No line of a table of readings is longer. Ours. */
const MOST_OF_LINE = 4_000;
const LINE_FEED = 0x0a;
const RETURN = 0x0d;

/** The lines of a text that are not empty: all are counted, the first of them are given, each as far as a line may go. One pass. */
export function textLines(text: string, most: number): { lines: TextLine[]; count: number } {
  const lines: TextLine[] = [];
  let [count, at] = [0, 0];
  for (let from = text.startsWith('\ufeff') ? 1 : 0; from < text.length;) {
    const end = endOfLine(text, from);
    at += 1;
    const line = text.slice(from, Math.min(end, from + MOST_OF_LINE));
    if (line.trim() !== '') {
      count += 1;
      if (lines.length < most) lines.push({ at, text: line });
    }
    from = text.charCodeAt(end) === RETURN && text.charCodeAt(end + 1) === LINE_FEED ? end + 2 : end + 1;
  }
  return { lines, count };
}

function endOfLine(text: string, from: number): number {
  for (let at = from; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === LINE_FEED || code === RETURN) return at;
  }
  return text.length;
}
