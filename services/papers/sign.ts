import { createPublicKey, sign, verify } from 'node:crypto';
import { readClaims, signedPart, splitPaper, type Claims } from '#domain/papers/signed-paper';
import type { Settings } from '../runtime';
import { paperKeys } from './keys';

const HOW = 'ieee-p1363';

/** Signs a paper's claims by ES256 with the key of today; nothing where the set-up has none. [ACAD-3] */
export function signPaper(settings: Pick<Settings, 'papers'>, claims: Claims): string | null {
  const keys = paperKeys(settings);
  if (!keys) return null;
  const text = signedPart(keys.id, Buffer.from(JSON.stringify(claims)).toString('base64url'));
  return `${text}.${sign('sha256', Buffer.from(text), { key: keys.sign, dsaEncoding: HOW }).toString('base64url')}`;
}

/** What a signed text says, if one of our keys signed it; the same rules by which the page checks it without us. [ACAD-3] */
export function readPaper(settings: Pick<Settings, 'papers'>, text: string): Claims | null {
  const split = splitPaper(text);
  const key = split && paperKeys(settings)?.publics.find(({ id }) => id === split.keyId);
  if (!split || !key) return null;
  const point = Buffer.from(key.raw, 'base64url');
  const jwk = { kty: 'EC', crv: 'P-256', x: point.subarray(1, 33).toString('base64url'), y: point.subarray(33).toString('base64url') };
  const holds = verify('sha256', Buffer.from(split.signed), { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: HOW }, split.signature);
  return holds ? readClaims(split.body) : null;
}

/** Signs words that are no paper of their own, as the hash of a summary, by the same key; nothing where the set-up has none. [CONS-10] */
export function signWords(settings: Pick<Settings, 'papers'>, words: string): string | null {
  const keys = paperKeys(settings);
  if (!keys) return null;
  return `${keys.id}.${sign('sha256', Buffer.from(`ZW1.${words}`), { key: keys.sign, dsaEncoding: HOW }).toString('base64url')}`;
}
