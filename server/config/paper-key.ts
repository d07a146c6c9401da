import { createPrivateKey } from 'node:crypto';

/** Whether a text is a private key on P-256, by which papers can be signed (ES256). */
export function isPaperKey(text: string): boolean {
  try {
    const key = createPrivateKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'pkcs8' });
    return key.asymmetricKeyType === 'ec' && key.asymmetricKeyDetails?.namedCurve === 'prime256v1';
  } catch {
    return false;
  }
}
