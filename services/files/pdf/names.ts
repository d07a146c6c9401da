/** Names of a PDF by which it runs something, carries other files, or hides what it holds. */
const LONG = 'JavaScript|Launch|EmbeddedFiles?|RichMedia|XFA|SubmitForm|ImportData|GoToE|GoToR|Movie|Sound|Rendition|Encrypt';
/** Short ones stand in the bytes of any picture by chance: they count where they are names alone. */
const ACTIVE_NAME = new Set([...LONG.replace('s?', '').split('|'), 'EmbeddedFiles', 'JS', 'AA', 'OpenAction']);
const ACTIVE_TEXT = new RegExp(`/(?:(?:${LONG})(?![A-Za-z])|OpenAction(?!\\s*\\[|[A-Za-z]))`);
const CODE = /#([0-9A-Fa-f]{2})/g;

/** Whether a name makes its PDF do something; opening at a page is harmless, and is told by the array that follows. */
export function isActiveName(name: string): boolean {
  return ACTIVE_NAME.has(name);
}

/** Whether such a name stands anywhere in a text, also within strings, comments and streams, where a reader may be led. */
export function holdsActiveName(text: string): boolean {
  return ACTIVE_TEXT.test(decoded(text));
}

/** How often a name stands in a text, wherever. */
export function countName(text: string, name: string): number {
  return [...decoded(text).matchAll(new RegExp(`/${name}(?![0-9A-Za-z])`, 'g'))].length;
}

function decoded(text: string): string {
  return text.includes('#') ? text.replace(CODE, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))) : text;
}
