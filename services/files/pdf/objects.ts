import { isActiveName } from './names';
import { dictionaryOf, objectStreamOf, type ObjectStream } from './object-stream';
import { NoPdf, pdfTokens, latin, type Token } from './tokens';

/** What was found in a file's objects: whether any is active or hidden, which are packed, and how often packing was declared. */
export type Objects = { active: boolean; packed: ObjectStream[]; read: Map<string, number> };
export type Value =
  { kind: 'name'; text: string } | { kind: 'number'; value: number } | { kind: 'reference'; to: number } | List | Dictionary | { kind: 'other' };
type List = { kind: 'list'; first: Value | null; many: number };
export type Dictionary = { kind: 'dictionary'; values: Map<string, Value>; twice: boolean };

const MOST_DEPTH = 100;
const OTHER = { kind: 'other' } as const;

/** Reads a PDF's objects in one pass; `packed` reads the contents of an unpacked object stream, which holds no streams. */
export function readObjects(bytes: Uint8Array, packed = false): Objects {
  const tokens = pdfTokens(bytes);
  const found: Objects = { active: false, packed: [], read: new Map() };
  const numbers = new Map<number, Set<number>>();
  const said: { bytes: number; object: number }[] = [];
  const back: Token[] = [];
  const next = () => back.pop() ?? tokens.next();

  if (packed) for (let token = next(); token; token = next()) value(token, 0);
  else for (let token = next(); token; token = next()) part(token);
  // Two readers must not find two ends of a stream.
  for (const { bytes: long, object } of said) {
    const values = [...(numbers.get(object) ?? [])];
    if (values.length !== 1 || Math.abs((values[0] as number) - long) > 2) found.active = true;
  }
  return found;

  /** What stands between the objects: the lists of where they lie, and the objects. */
  function part(token: Token): void {
    if (token.kind === 'number') return object(token.value);
    const word = token.kind === 'word' ? token.text : '';
    if (word === 'trailer') return void dictionaryOf(value(must(next()), 0));
    if (word === 'startxref') return void must(next());
    if (word !== 'xref') throw new NoPdf('something between the objects');
    for (let entry = next(); entry; entry = next())
      if (entry.kind !== 'number' && !(entry.kind === 'word' && /^[nf]$/.test(entry.text))) return void back.push(entry);
  }

  function object(id: number): void {
    const [generation, begin] = [must(next()), must(next())];
    if (generation.kind !== 'number' || !isWord(begin, 'obj')) throw new NoPdf('a number alone');
    let token = must(next());
    if (isWord(token, 'endobj')) return;
    const held = value(token, 0);
    if (held.kind === 'number') numbers.set(id, (numbers.get(id) ?? new Set()).add(held.value));
    token = must(next());
    if (isWord(token, 'stream')) {
      stream(dictionaryOf(held));
      token = must(next());
    }
    // Some programs forget the end of an object; the next one begins all the same.
    if (token.kind === 'number') back.push(token);
    else if (!isWord(token, 'endobj')) throw new NoPdf('an object without end');
  }

  function value(token: Token, depth: number): Value {
    if (depth > MOST_DEPTH) throw new NoPdf('nested without end');
    if (token.kind === 'name') return name(token);
    if (token.kind === 'number') return number(token);
    if (token.kind === 'string') return OTHER;
    if (token.kind === 'word') {
      if (!/^(?:true|false|null)$/.test(token.text)) throw new NoPdf('a word that stands nowhere');
      return OTHER;
    }
    if (token.kind === 'close') throw new NoPdf('a bracket too many');
    return token.mark === '[' ? list(depth) : dictionary(depth);
  }

  function name({ text, coded }: Token & { kind: 'name' }): Value {
    if (coded || (text !== 'OpenAction' && isActiveName(text))) found.active = true;
    found.read.set(text, (found.read.get(text) ?? 0) + 1);
    return { kind: 'name', text };
  }

  /** A number, or another object by its two numbers and an R. */
  function number(token: Token & { kind: 'number' }): Value {
    const second = next();
    if (second?.kind !== 'number') return (void (second && back.push(second)), { kind: 'number', value: token.value });
    const third = next();
    if (third && isWord(third, 'R')) return { kind: 'reference', to: token.value };
    if (third) back.push(third);
    back.push(second);
    return { kind: 'number', value: token.value };
  }

  function list(depth: number): List {
    const read: List = { kind: 'list', first: null, many: 0 };
    for (let token = must(next()); !(token.kind === 'close' && token.mark === ']'); token = must(next())) {
      const one = value(token, depth + 1);
      read.first ??= one;
      read.many += 1;
    }
    return read;
  }

  function dictionary(depth: number): Dictionary {
    const read: Dictionary = { kind: 'dictionary', values: new Map(), twice: false };
    for (let token = must(next()); !(token.kind === 'close' && token.mark === '>>'); token = must(next())) {
      if (token.kind !== 'name') throw new NoPdf('a value without a name');
      name(token);
      const one = value(must(next()), depth + 1);
      // To be opened at a page is harmless: that stands as an array, and not as an action.
      if (token.text === 'OpenAction' && one.kind !== 'list') found.active = true;
      read.twice ||= read.values.has(token.text);
      if (depth <= 1) read.values.set(token.text, one);
    }
    return read;
  }

  function stream(of: Dictionary): void {
    if (bytes[tokens.at] === 13) tokens.at += 1;
    if (bytes[tokens.at] === 10) tokens.at += 1;
    const from = tokens.at;
    const length = of.values.get('Length');
    const to = length?.kind === 'number' ? endBy(from + length.value) : endFound(from);
    if (length?.kind === 'reference') said.push({ bytes: to - from, object: length.to });
    else if (length?.kind !== 'number') found.active = true;
    if (of.twice) found.active = true;
    const packing = objectStreamOf(of, from, to);
    if (packing === 'hidden') found.active = true;
    else if (packing) found.packed.push(packing);
  }

  /** Where a stream declares its end; elsewhere readers could disagree. */
  function endBy(to: number): number {
    if (!Number.isSafeInteger(to) || to > bytes.length) throw new NoPdf('a stream beyond its file');
    const behind = /^\s{0,4}endstream\b/.exec(latin(bytes, to, Math.min(bytes.length, to + 16)));
    if (!behind) throw new NoPdf('a stream without its end');
    tokens.at = to + behind[0].length;
    return to;
  }

  function endFound(from: number): number {
    const all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    for (let end = all.indexOf('endstream', from); end >= 0; end = all.indexOf('endstream', end + 9)) {
      if (!/^\s{0,8}endobj/.test(latin(bytes, end + 9, Math.min(bytes.length, end + 24)))) continue;
      tokens.at = end + 9;
      if (bytes[end - 1] === 10) end -= 1;
      return bytes[end - 1] === 13 ? end - 1 : end;
    }
    throw new NoPdf('a stream without its end');
  }
}

function isWord(token: Token, text: string): boolean {
  return token.kind === 'word' && token.text === text;
}

function must(token: Token | null): Token {
  if (!token) throw new NoPdf('it ends too early');
  return token;
}
