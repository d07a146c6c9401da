import { utf8Text } from '../signals/bytes';

/** The beginning of a signed text; another format gets another one. */
const FORMAT = 'ZP1';
/** A signature by ES256: two numbers of 32 bytes (IEEE P1363). */
const SIGNATURE_BYTES = 64;
const MOST_CHARACTERS = 2_000;
const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** What a certificate of a course says; letters are short, since all of it stands in a QR code. Days are Gregorian. */
export type CertificateClaims = { t: 'course'; n: string; w: string; f: string; e: string; h: number; s: number | null; d: string };
/** Whatever the portal signs; another kind of paper is another member. */
export type Claims = CertificateClaims;

/** A signed text in its parts; its algorithm is ES256 and stands nowhere in it, so nobody can name another. */
export type SplitPaper = { keyId: string; signed: string; body: Uint8Array; signature: Uint8Array };

/** What is signed: format, key and claims. */
export const signedPart = (keyId: string, body: string): string => `${FORMAT}.${keyId}.${body}`;

/** Splits a signed text; nothing where it is not written in the one way in which we write it, to the last bit. [ACAD-3] */
export function splitPaper(text: string): SplitPaper | null {
  if (text.length > MOST_CHARACTERS) return null;
  const [format, keyId = '', body = '', signature = '', ...more] = text.split('.');
  if (format !== FORMAT || more.length > 0 || !/^[\w-]{8}$/.test(keyId)) return null;
  const [claims, sign] = [fromBase64(body), fromBase64(signature)];
  if (!claims || sign?.length !== SIGNATURE_BYTES) return null;
  return { keyId, signed: signedPart(keyId, body), body: claims, signature: sign };
}

/** Reads what a paper says, once its signature holds; nothing where it is no paper of a kind that is known. */
export function readClaims(body: Uint8Array): Claims | null {
  try {
    const { t, n, w, f, e, h, s, d } = JSON.parse(utf8Text(body)) as Partial<Claims>;
    const words = [n, w, f, e, d].every((one) => typeof one === 'string');
    if (t !== 'course' || !words || typeof h !== 'number' || (s !== null && typeof s !== 'number')) return null;
    return { t, n: n!, w: w!, f: f!, e: e!, h, s, d: d! };
  } catch {
    return null;
  }
}

/** Bytes of base64url without padding; nothing where another text would give the same bytes. */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> | null {
  const out = new Uint8Array(Math.floor((text.length * 6) / 8));
  let [bits, held, at] = [0, 0, 0];
  for (const sign of text) {
    const value = SIGNS.indexOf(sign);
    if (value < 0) return null;
    bits = ((bits << 6) | value) & 0xffff;
    held += 6;
    if (held < 8) continue;
    held -= 8;
    out[at++] = (bits >> held) & 0xff;
  }
  // What is left over must be nothing, and less than a sign.
  return held < 6 && (bits & ((1 << held) - 1)) === 0 ? out : null;
}
