import { and, eq, sql } from '@payloadcms/db-postgres/drizzle';
import type { PayloadRequest } from 'payload';
import { HOUR_MS } from '#domain/calendars/day';
import { storedSources } from '#domain/questions/sources';
import type { Tx } from '#services/runtime';
import { account_roles, answers, questions, topics, users } from '#services/store/schema.generated';
import { otherQuestions } from './content/questions/heart-and-more';
import { pressureQuestions } from './content/questions/pressure';
import { askerSeed, doctorSeeds, type DoctorKey, type QuestionSeed } from './content/questions/question-type';
import { transactionOf } from './transaction';

/** Questions with the answers of invented doctors, for a machine of one's own; never in production. [COMM-2] */
export async function seedQuestions(req: PayloadRequest): Promise<void> {
  const tx = transactionOf(req);
  const asker = await account(tx, askerSeed);
  const doctors = new Map<DoctorKey, number>();
  for (const [key, doctor] of Object.entries(doctorSeeds) as [DoctorKey, (typeof doctorSeeds)[DoctorKey]][]) {
    const id = await account(tx, doctor);
    doctors.set(key, id);
    const [there] = await tx
      .select({ id: account_roles.id })
      .from(account_roles)
      .where(and(eq(account_roles.user, id), eq(account_roles.kind, 'doctor')));
    if (there) continue;
    const { number, level, category } = doctor;
    const [made] = await tx
      .insert(account_roles)
      .values({ kind: 'doctor', state: 'applied', stateSince: new Date().toISOString(), user: id, number, level, category })
      .returning({ id: account_roles.id });
    await tx.execute(sql`update account_roles set state = 'verified' where id = ${made?.id}`);
  }
  for (const seed of [...pressureQuestions, ...otherQuestions])
    for (const lang of ['fa', 'en'] as const) await putQuestion(tx, seed, lang, { asker, doctor: doctors.get(seed.doctor) ?? 0 });
}

async function account(tx: Tx, { phone, first, last }: { phone: string; first: string; last: string }): Promise<number> {
  const [there] = await tx.select({ id: users.id }).from(users).where(eq(users.phone, phone));
  if (there) return there.id;
  const [made] = await tx.insert(users).values({ phone, firstName: first, lastName: last }).returning({ id: users.id });
  return made?.id ?? 0;
}

/** One question through its life, as staff and a doctor would have brought it; what is there stays. */
async function putQuestion(tx: Tx, seed: QuestionSeed, lang: 'fa' | 'en', by: { asker: number; doctor: number }): Promise<void> {
  const code = seed.codes[lang];
  const [there] = await tx.select({ id: questions.id }).from(questions).where(eq(questions.code, code));
  const [topic] = await tx.select({ id: topics.id }).from(topics).where(eq(topics.slug, seed.topic));
  if (there || !topic) return;
  const answeredAt = new Date(`${seed.day}T09:00:00+03:30`);
  const askedAt = new Date(answeredAt.getTime() - 20 * HOUR_MS);
  const { title, body, answer } = seed[lang];
  const asked = { code, title, body, topic: topic.id, ageBand: seed.ageBand ?? null, sex: seed.sex ?? null, lang, user: by.asker };
  const [question] = await tx
    .insert(questions)
    .values({ ...asked, state: 'waiting', stateSince: askedAt.toISOString(), askedAt: askedAt.toISOString(), marks: '' })
    .returning({ id: questions.id });
  const doctor = doctorSeeds[seed.doctor];
  const name = lang === 'fa' ? `دکتر ${doctor.first} ${doctor.last}` : `Dr ${doctor.en}`;
  const at = answeredAt.toISOString();
  const given = { question: question?.id ?? 0, body: answer, sources: storedSources(seed.sources), shownName: name, lang, user: by.doctor, marks: '' };
  const [made] = await tx
    .insert(answers)
    .values({ ...given, state: 'waiting', stateSince: at, writtenAt: at })
    .returning({ id: answers.id });
  await tx.execute(sql`update questions set state = 'open' where id = ${question?.id}`);
  await tx.execute(sql`update answers set state = 'shown' where id = ${made?.id}`);
  await tx.execute(sql`update questions set state = 'answered', answered_at = ${at}, state_since = ${at} where id = ${question?.id}`);
}
