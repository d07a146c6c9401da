/** The deepest nesting of our own JSON. */
export const JSON_MOST_LEVELS = 64;
export type JsonFault = 'deep' | 'nul';

const QUOTE = 0x22;
const BACKSLASH = 0x5c;

/** What is wrong with a JSON text before anybody parses it: nested too deep, or a NUL in a string, which the database cannot hold. One pass. */
export function jsonFault(text: string, mostLevels = JSON_MOST_LEVELS): JsonFault | null {
  let level = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 0) return 'nul';
    if (quoted && code === BACKSLASH) {
      if (text.startsWith('u0000', at + 1)) return 'nul';
      at += 1;
    } else if (code === QUOTE) quoted = !quoted;
    else if (quoted) continue;
    else if (code === 0x5b || code === 0x7b) {
      level += 1;
      if (level > mostLevels) return 'deep';
    } else if (code === 0x5d || code === 0x7d) level -= 1;
  }
  return null;
}
