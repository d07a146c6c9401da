/** Names that a system keeps for its devices. */
const KEPT = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;
const MOST_LETTERS = 60;

/**
 * What a file is called here, whatever its sender calls it: small Latin letters, digits and single hyphens, so that it is one plain step
 * of an address on every disk. A name that leaves nothing (all Persian, signs alone) becomes the one given.
 */
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
