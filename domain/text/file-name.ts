/** Names that Windows reserves for devices. */
const KEPT = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;
const MOST_LETTERS = 60;

/** The name that we store a file under, whatever its sender calls it: small Latin letters, digits and single hyphens, one plain path segment on every disk. A name of which nothing is left (all Persian, punctuation alone) becomes the one given. */
export function safeStem(sent: string, otherwise: string): string {
  const last = sent.replace(/\\/g, '/').split('/').at(-1) ?? '';
  const bare = last.replace(/\.[^.]*$/, '').slice(0, 500);
  const plain = bare
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MOST_LETTERS)
    .replace(/^-|-$/g, '');
  return plain === '' || KEPT.test(plain) ? otherwise : plain;
}
