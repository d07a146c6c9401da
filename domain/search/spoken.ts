/** How Persian says or writes Latin letters and digits, without marks. */
const SAID: Readonly<Record<string, readonly string[]>> = {
  ای: ['e', 'i'], اس: ['s'], ان: ['n'], اچ: ['h'], ایچ: ['h'], بی: ['b'], سی: ['c'], پلاس: ['plus'],
  صفر: ['0'], زیرو: ['0'], یک: ['1'], وان: ['1'], هاش: ['h'], o: ['0', 'o'], l: ['1', 'l'], one: ['1'], zero: ['0'], دو: ['2'], سه: ['3'],
  ن: ['n'], س: ['s'], ب: ['b'], ه: ['h'],
}; // prettier-ignore
const LONGEST = Math.max(...Object.keys(SAID).map((said) => said.length));
const MOST_READINGS = 8;

/** A model's name as it is said, in its letters: «ان اس ۱» is ns1. Words without spaces between them; none when it says no name. [PROD-4] */
export function spokenModels(joined: string): string[] {
  let written = [''];
  for (let at = 0; at < joined.length;) {
    const said = longest(joined, at) ?? /^[a-z0-9]/.exec(joined.slice(at))?.[0];
    if (said === undefined) return [];
    written = written.flatMap((one) => (SAID[said] ?? [said]).map((letter) => one + letter)).slice(0, MOST_READINGS);
    at += said.length;
  }
  return written.filter((one) => one !== joined && /[a-z]/.test(one));
}

function longest(joined: string, at: number): string | undefined {
  for (let length = Math.min(LONGEST, joined.length - at); length > 0; length -= 1) {
    const part = joined.slice(at, at + length);
    if (part in SAID) return part;
  }
  return undefined;
}
