import { randomBytes } from 'node:crypto';
import type { PayloadRequest } from 'payload';
import { seal } from '#services/factors/seal';
import { newTotpSecret } from '#services/factors/totp';
import { factors } from '#services/store/tables';
import { people } from './people';
import { transactionOf } from './transaction';

export type SeededAccount = { email: string; password: string; name: string; roles: string[] };

/** One account for each role with a password made now and a second factor enrolled; never in production. [AUTH-9, ADM-5] */
export async function seedStaff(req: PayloadRequest, secret: string): Promise<SeededAccount[]> {
  const made: SeededAccount[] = [];
  for (const person of people) {
    const { totalDocs } = await req.payload.count({ collection: 'staff', where: { email: { equals: person.email } }, req });
    if (totalDocs > 0) continue;
    const password = randomBytes(12).toString('base64url');
    const { id } = await req.payload.create({ collection: 'staff', data: { ...person, password }, req });
    const staffId = id as number;
    await transactionOf(req)
      .insert(factors)
      .values({ staffId, secret: seal(secret, { staffId }, newTotpSecret()), confirmedAt: new Date() });
    made.push({ ...person, password });
  }
  return made;
}
