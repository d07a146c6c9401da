import type { PayloadRequest } from 'payload';
import { centres, offered, openings } from './content/centres';
import { putOnce } from './write';

/** Invented centres for a machine of one's own; the real ones are what editors write. [MAP-1] */
export async function seedCentres(req: PayloadRequest): Promise<void> {
  for (const { slug, kind, province, city, at, phones, opening, fa, en } of centres) {
    const [latitude, longitude] = at;
    const data = { kind, province, city, latitude, longitude, phones: phones.map((phone) => ({ phone })), ...openings[opening], published: true };
    const words = { fa: { ...fa, services: offered[kind].fa }, en: { ...en, services: offered[kind].en } };
    await putOnce(req, 'centres', { slug }, data, words);
  }
}
