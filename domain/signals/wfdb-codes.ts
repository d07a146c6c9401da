/** The mnemonics of WFDB's annotation codes, by their number. */
const MNEMONICS = ' |N|L|R|a|V|F|J|A|S|E|j|/|Q|~||BAR||s|T|*|D|"|=|p|B|^|t|+|u|?|!|[|]|e|n|@|x|f|(|)|r'.split('|').map((code) => (code === 'BAR' ? '|' : code));

/** The mnemonic of a code; one without a mnemonic is written as its number: `#17`. */
export function mnemonicOf(code: number): string {
  return MNEMONICS[code] || `#${code}`;
}

/** The number of a mnemonic; what is none is a note (22). */
export function codeOf(mnemonic: string): number {
  const known = mnemonic === '' ? 0 : MNEMONICS.indexOf(mnemonic);
  const plain = /^#(\d{1,2})$/.exec(mnemonic);
  return known > 0 ? known : plain && Number(plain[1]) < 50 ? Number(plain[1]) : 22;
}

/** The marks that stand for a heartbeat; all others are rhythm, quality, waves and remarks. */
const BEATS = new Set(['N', 'L', 'R', 'B', 'A', 'a', 'J', 'S', 'V', 'r', 'F', 'e', 'j', 'n', 'E', '/', 'f', 'Q', '?']);

/** Whether a mark is a heartbeat in the sense of EC57. [ECG-3] */
export function isBeat(code: string): boolean {
  return BEATS.has(code);
}
