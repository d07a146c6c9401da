/** PDF names that run something, embed other files, or hide contents. */
const LONG = 'JavaScript|Launch|EmbeddedFiles?|RichMedia|XFA|SubmitForm|ImportData|GoToE|GoToR|Movie|Sound|Rendition|Encrypt';
/** Short names occur by chance in the bytes of any picture: they count only as whole names. */
const ACTIVE_NAME = new Set([...LONG.replace('s?', '').split('|'), 'EmbeddedFiles', 'JS', 'AA', 'OpenAction']);
const ACTIVE_TEXT = new RegExp(`/(?:(?:${LONG})(?![A-Za-z])|OpenAction(?!\\s*\\[|[A-Za-z]))`);
const CODE = /#([0-9A-Fa-f]{2})/g;

/** Whether a name makes its PDF do something; an OpenAction that is an array only opens a page and is harmless. */
export function isActiveName(name: string): boolean {
  return ACTIVE_NAME.has(name);
}

/** Whether such a name occurs anywhere in a text, also in strings, comments and streams, where a lenient reader may find it. */
export function holdsActiveName(text: string): boolean {
  return ACTIVE_TEXT.test(decoded(text));
}

/** How often a name occurs in a text, anywhere. */
export function countName(text: string, name: string): number {
  return [...decoded(text).matchAll(new RegExp(`/${name}(?![0-9A-Za-z])`, 'g'))].length;
}

function decoded(text: string): string {
  return text.includes('#') ? text.replace(CODE, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))) : text;
}
