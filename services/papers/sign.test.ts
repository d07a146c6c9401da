import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { expect, test } from 'vitest';
import { fromBase64, type Claims } from '#domain/papers/signed-paper';
import { makePaperNumber, parsePaperNumber, shownNumber } from '#domain/papers/number';
import { newPaperKey } from '../../tests/test-context';
import { paperKeys } from './keys';
import { readPaper, signPaper } from './sign';

const claims: Claims = { t: 'course', n: 'ZC-2345678-ABCDEFGH', w: 'آوین راد', f: 'نوار قلب از پایه', e: 'ECG from the start', h: 8, s: 92, d: '2026-11-27' };
const settings = { papers: { key: newPaperKey(), old: [] as string[] } };
const text = signPaper(settings, claims) ?? '';
const [, keyId = '', body = '', signature = ''] = text.split('.');
const base64 = (of: string | Uint8Array) => Buffer.from(of).toString('base64url');

test('[ACAD-3: certificate] a signed text says what was signed, and is short enough for a QR code', () => {
  expect(readPaper(settings, text)).toEqual(claims);
  expect(text.length).toBeLessThan(400);
  expect(text).not.toMatch(/alg|ES256/);
});

test('[ACAD-3: certificate] of 10,000 texts with one changed sign none is taken, nor is one that is cut or longer', () => {
  const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.=+/ \u0000';
  let tried = 0;
  for (let at = 0; tried < 10_000; at = (at + 1) % text.length) {
    const sign = signs[(tried * 31 + at) % signs.length]!;
    if (text[at] === sign) {
      tried += 1;
      continue;
    }
    if (readPaper(settings, text.slice(0, at) + sign + text.slice(at + 1))) throw new Error(`taken with ${sign} at ${at}`);
    tried += 1;
  }
  for (const sign of signs) expect(readPaper(settings, text.slice(0, -1) + sign)).toEqual(sign === text.at(-1) ? claims : null);
  for (const other of [text.slice(0, -1), `${text}A`, `${text}.`, ` ${text}`, '', '....', text.repeat(9)]) expect(readPaper(settings, other)).toBeNull();
});

test('[ACAD-3: certificate] neither another algorithm nor none, an unknown key nor our key’s name on another’s signature is taken', () => {
  const header = (alg: string) => base64(JSON.stringify({ alg, kid: keyId }));
  const mac = createHash('sha256').update(`${keyId}.${body}`).digest();
  for (const alg of ['none', 'HS256', 'ES256']) {
    expect(readPaper(settings, `${header(alg)}.${body}.`)).toBeNull();
    expect(readPaper(settings, `${header(alg)}.${body}.${base64(mac)}`)).toBeNull();
    expect(readPaper(settings, `ZP1.${keyId}.${body}.${alg}`)).toBeNull();
  }
  expect(readPaper(settings, `ZP1.${keyId}.${body}.`)).toBeNull();
  expect(readPaper(settings, `ZP1.${keyId}.${body}.${base64(new Uint8Array(64))}`)).toBeNull();
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const forged = sign('sha256', Buffer.from(`ZP1.${keyId}.${body}`), { key: privateKey, dsaEncoding: 'ieee-p1363' });
  expect(readPaper(settings, `ZP1.${keyId}.${body}.${base64(forged)}`)).toBeNull();
  const other = { papers: { key: newPaperKey(), old: [] as string[] } };
  expect(readPaper(settings, signPaper(other, claims) ?? '')).toBeNull();
  expect(readPaper(settings, `ZP1.${keyId}.${base64(JSON.stringify({ ...claims, s: 100 }))}.${signature}`)).toBeNull();
});

test('[ACAD-3: certificate] what an earlier key signed holds while its public half is kept; a set-up without a key signs nothing', () => {
  const old = paperKeys(settings)?.publics[0]?.raw ?? '';
  const next = { papers: { key: newPaperKey(), old: [old] } };
  expect(readPaper(next, text)).toEqual(claims);
  expect(readPaper(next, signPaper(next, claims) ?? '')).toEqual(claims);
  expect(readPaper({ papers: { ...next.papers, old: [] } }, text)).toBeNull();
  expect(signPaper({}, claims)).toBeNull();
});

test('[ACAD-3: certificate] base64url has one spelling for each bytes', () => {
  expect(fromBase64('AA')).toEqual(new Uint8Array([0]));
  for (const odd of ['A', 'AB', 'AAB', 'A=', 'A+', 'A/']) expect(fromBase64(odd)).toBeNull();
});

test('[ACAD-3: certificate] a number is read as it is typed, and only with its check part', () => {
  const made = makePaperNumber(() => 0.37);
  const shown = shownNumber(made);
  for (const typed of [shown, shown.toLowerCase(), ` ${shown} `, shown.replaceAll('-', ' ')]) expect(parsePaperNumber(typed)).toEqual(made);
  for (const typed of [made.number, '', 'ZC-', shown.slice(0, -1), `${shown}2`, shown.replace('ZC', 'ZR'), 'ZC-0000000-00000000'])
    expect(parsePaperNumber(typed)).toBeNull();
});
