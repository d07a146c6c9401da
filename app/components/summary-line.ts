/** Articles, verbs and the like that stand before a sentence's first noun. */
const BEFORE_THE_THING = new Set(['a', 'an', 'the', 'enter', 'choose', 'write', 'your']);

/**
 * A field's sentence in the summary on top of its form, where the field is not in sight: it has the field's name before it,
 * unless it names the field by itself. Where several fields have the same sentence, only their names tell them apart. [CART-7]
 */
export function summaryLine(name: string, sentence: string, severalSaySo = false): string {
  if (!severalSaySo && namesItself(name, sentence)) return sentence;
  // A question needs no colon.
  return /[?؟]$/.test(name) ? `${name} ${sentence}` : `${name}: ${sentence}`;
}

function namesItself(name: string, sentence: string): boolean {
  const named = wordsOf(name);
  const said = wordsOf(sentence);
  const thing = said.find((word) => !BEFORE_THE_THING.has(word));
  return (thing !== undefined && named.includes(thing)) || ` ${said.join(' ')} `.includes(` ${named.join(' ')} `);
}

/** The words of a text for comparing: without marks and capitals, genitives and plurals reduced to their noun. */
function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .replace(/[’']s\b|\u200cها(?:ی)?(?![\p{L}\u200c])/gu, '')
    .split(/[^\p{L}\p{M}\p{N}\u200c@-]+/u)
    .filter(Boolean)
    .map((word) => word.replace(/(?<=[a-z]{3})s$/, ''));
}
