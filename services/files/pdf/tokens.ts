/** A PDF token, read from left to right; every byte is looked at once. */
export type Token =
  | { kind: 'name'; text: string; /** A letter or digit was escaped (`#41`), which no program does. */ coded: boolean }
  | { kind: 'number'; value: number }
  | { kind: 'word'; text: string }
  | { kind: 'string' }
  | { kind: 'open' | 'close'; mark: '[' | ']' | '<<' | '>>' };

/** Bytes that are no PDF. */
export class NoPdf extends Error {}

const SPACE = new Set([0, 9, 10, 12, 13, 32]);
const DELIMITER = new Set([...'()<>[]{}/%'].map((letter) => letter.charCodeAt(0)));
const MOST_NAME = 256;
const code = (letter: string) => letter.charCodeAt(0);
const HEX = /^[0-9A-Fa-f]{2}$/;

/** Reads tokens; `at` is the offset after the last one. */
export function pdfTokens(bytes: Uint8Array, begin = 0) {
  let at = begin;
  const regular = (byte: number | undefined) => byte !== undefined && !SPACE.has(byte) && !DELIMITER.has(byte);

  function skipSpace(): void {
    for (; at < bytes.length; at += 1) {
      const byte = bytes[at] as number;
      if (byte === code('%')) while (at + 1 < bytes.length && bytes[at + 1] !== 10 && bytes[at + 1] !== 13) at += 1;
      else if (!SPACE.has(byte)) return;
    }
  }
  function regularText(): string {
    const from = at;
    while (regular(bytes[at])) at += 1;
    if (at - from > MOST_NAME) throw new NoPdf('a name without end');
    return latin(bytes, from, at);
  }
  function name(): Token {
    let coded = false;
    const text = regularText().replace(/#(..)/g, (written, hex: string) => {
      if (!HEX.test(hex)) return written;
      const letter = String.fromCharCode(Number.parseInt(hex, 16));
      coded ||= /[0-9A-Za-z]/.test(letter);
      return letter;
    });
    return { kind: 'name', text, coded };
  }
  function string(): Token {
    for (let level = 1; level > 0; at += 1) {
      const byte = bytes[at];
      if (byte === undefined) throw new NoPdf('a string without end');
      if (byte === code('\\')) at += 1;
      else if (byte === code('(')) level += 1;
      else if (byte === code(')')) level -= 1;
    }
    return { kind: 'string' };
  }
  function hexString(): Token {
    for (; bytes[at] !== code('>'); at += 1) {
      const byte = bytes[at];
      if (byte === undefined || !(SPACE.has(byte) || /[0-9A-Fa-f]/.test(String.fromCharCode(byte)))) throw new NoPdf('markup, and no string');
    }
    at += 1;
    return { kind: 'string' };
  }

  return {
    get at() {
      return at;
    },
    set at(place: number) {
      at = place;
    },
    next(): Token | null {
      skipSpace();
      const byte = bytes[at];
      if (byte === undefined) return null;
      if (regular(byte)) {
        const text = regularText();
        return /^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(text) ? { kind: 'number', value: Number(text) } : { kind: 'word', text };
      }
      at += 1;
      const twice = bytes[at] === byte;
      switch (String.fromCharCode(byte)) {
        case '/':
          return name();
        case '(':
          return string();
        case '[':
          return { kind: 'open', mark: '[' };
        case ']':
          return { kind: 'close', mark: ']' };
        case '<':
          if (!twice) return hexString();
          at += 1;
          return { kind: 'open', mark: '<<' };
        case '>':
          if (!twice) throw new NoPdf('a bracket too many');
          at += 1;
          return { kind: 'close', mark: '>>' };
        default:
          // Braces stand in programs of streams alone.
          throw new NoPdf('a bracket too many');
      }
    },
  };
}

/** Bytes as Latin-1 text. */
export function latin(bytes: Uint8Array, from = 0, to = bytes.length): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset + from, to - from).toString('latin1');
}
