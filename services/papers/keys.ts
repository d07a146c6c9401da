import { createHash, createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import type { Settings } from '../runtime';

/** A public key as pages have it: the point on P-256, uncompressed, in base64url, and the id by which signed texts name it. */
export type PublicPaperKey = { id: string; raw: string };
type PaperKeys = { id: string; sign: KeyObject; publics: PublicPaperKey[] };

const made = new WeakMap<object, PaperKeys | null>();

/** The keys of signed papers: the one that signs now, and all by which earlier ones are checked; none where the set-up has none. [ACAD-3] */
export function paperKeys(settings: Pick<Settings, 'papers'>): PaperKeys | null {
  const { papers } = settings;
  if (!papers) return null;
  const kept = made.get(papers);
  if (kept !== undefined) return kept;
  const sign = createPrivateKey({ key: Buffer.from(papers.key, 'base64'), format: 'der', type: 'pkcs8' });
  if (sign.asymmetricKeyType !== 'ec' || sign.asymmetricKeyDetails?.namedCurve !== 'prime256v1') throw new Error('PAPER_KEY is no key on P-256');
  const own = rawOf(createPublicKey(sign));
  const keys = { id: idOf(own), sign, publics: [own, ...papers.old].map((raw) => ({ id: idOf(raw), raw })) };
  made.set(papers, keys);
  return keys;
}

function rawOf(key: KeyObject): string {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  return Buffer.concat([Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]).toString('base64url');
}

/** A key's id is a part of its hash: nobody chooses it. */
function idOf(raw: string): string {
  return createHash('sha256').update(Buffer.from(raw, 'base64url')).digest('base64url').slice(0, 8);
}
