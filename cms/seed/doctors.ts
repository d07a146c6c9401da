import { and, eq, sql } from '@payloadcms/db-postgres/drizzle';
import type { PayloadRequest } from 'payload';
import type { ConsultationKind } from '#domain/doctors/doctor';
import { fillSlots } from '#services/doctors/fill';
import type { Tx } from '#services/runtime';
import { account_roles, centres, users } from '#services/store/schema.generated';
import { availabilityRules } from '#services/store/tables';
import { doctorProfiles } from './content/doctors/all';
import { weeks, type DoctorSeed } from './content/doctors/doctor-type';
import { transactionOf } from './transaction';
import { putOnce } from './write';

/** Prices hold from a day that is over on each machine. */
const HOLDS_FROM = '2026-03-21';

/** Invented doctors with verified roles, prices, hours and slots, for a machine of one's own; never in production. [CONS-1, LIST-2] */
export async function seedDoctors(req: PayloadRequest): Promise<void> {
  const tx = transactionOf(req);
  for (const doctor of doctorProfiles) {
    const [place] = doctor.at ? await tx.select({ id: centres.id }).from(centres).where(eq(centres.slug, doctor.at.centre)) : [];
    if (doctor.at && !place) throw new Error(`no centre ${doctor.at.centre}`);
    const { slug, number, level, categories, gender, speaks } = doctor;
    const data = {
      ...{ councilNumber: number, level, categories, gender, speaks, published: true },
      ...(place ? { centres: [place.id] } : {}),
      services: pricesOf(doctor, place?.id ?? null),
    };
    const words = ({ first, last, focus, biography, education }: DoctorSeed['fa'], title: string) => ({
      title: `${title} ${first} ${last}`,
      focus,
      biography,
      education,
    });
    const id = await putOnce(req, 'doctors', { slug }, data, { fa: words(doctor.fa, 'دکتر'), en: words(doctor.en, 'Dr') });
    await verify(tx, doctor);
    await putHours(tx, id, doctor, place?.id ?? null);
    await fillSlots(tx, id, new Date());
  }
}

function pricesOf({ onlineToman, counsellingToman, at }: DoctorSeed, centre: number | null) {
  const price = (kind: ConsultationKind, priceToman: number | undefined, place: number | null = null) =>
    priceToman === undefined ? [] : [{ kind, priceToman, holdsFrom: HOLDS_FROM, ...(place === null ? {} : { centre: place }) }];
  return [...price('online', onlineToman), ...price('counselling', counsellingToman), ...price('in-person', at?.toman, centre)];
}

/** The account whose role has the council number; there already where another seed has made it. */
async function verify(tx: Tx, { phone, number, level, categories, fa }: DoctorSeed): Promise<void> {
  const [there] = await tx
    .select({ id: account_roles.id })
    .from(account_roles)
    .where(and(eq(account_roles.kind, 'doctor'), eq(account_roles.number, number)));
  if (there) return;
  const [known] = await tx.select({ id: users.id }).from(users).where(eq(users.phone, phone));
  const [made] = known ? [known] : await tx.insert(users).values({ phone, firstName: fa.first, lastName: fa.last }).returning({ id: users.id });
  const [role] = await tx
    .insert(account_roles)
    .values({ kind: 'doctor', state: 'applied', stateSince: new Date().toISOString(), user: made?.id ?? 0, number, level, category: categories[0] ?? null })
    .returning({ id: account_roles.id });
  await tx.execute(sql`update account_roles set state = 'verified' where id = ${role?.id}`);
}

/** The hours of each week; a doctor who has some keeps them. */
async function putHours(tx: Tx, doctorId: number, { week, onlineToman, counsellingToman }: DoctorSeed, centreId: number | null): Promise<void> {
  const [there] = await tx.select({ id: availabilityRules.id }).from(availabilityRules).where(eq(availabilityRules.doctorId, doctorId)).limit(1);
  if (there) return;
  const talks: ConsultationKind[] = [
    ...(onlineToman === undefined ? [] : ['online' as const]),
    ...(counsellingToman === undefined ? [] : ['counselling' as const]),
  ];
  for (const hours of weeks[week])
    for (const weekday of hours.days) {
      const placed = 'inPerson' in hours && centreId !== null;
      const kinds: ConsultationKind[] = placed ? ['in-person'] : talks;
      await tx.insert(availabilityRules).values({ doctorId, weekday, from: hours.from, to: hours.to, kinds, centreId: placed ? centreId : null });
    }
}
