import { DOOR_CODE_TRIES } from '#domain/service-requests/visit-door';
import type { Result } from '#domain/result';
import type { VisitState } from '#domain/service-requests/visit-life-cycle';
import { moveMyVisit, noteMyArrival, type ProviderDeed } from '#services/service-requests/provider-move';
import { openVisitPaper, providerVisit } from '#services/service-requests/provider-visit';
import { takeRest } from '#services/service-requests/rest';
import { moveVisitByDesk, type VisitDeed } from '#services/service-requests/visit-move';
import { arrangedRequest, asProvider, desk, verifiedProvider, visitHours } from '../../arranged';
import { buyer, openShop, type Shop } from '../../shop';
import { databaseUrl } from '../arena';
import type { Arena, Attack } from '../attack';
import { same, sure, tally, value } from './expect';

const AT_ONCE = 100;
const TURNS = { quick: 3, whole: 30 };
const LITTLE_MS = 12;
const BEGUN = new Date('2026-11-21T06:30:00Z');
const AT_THE_DOOR = new Date('2026-11-24T05:10:00Z');

/** A visit that is offered to its provider, another provider of the same trade, and the code of its door. */
type One = { shop: Shop; requestId: number; visitId: number; code: string; door: string; provider: number; other: number };

/** Wrong codes by the hundred, another’s visit, and two who press at once at one door. [INP-8, ROLE-5] */
export const visitDoors: Attack = { name: 'visit doors', quick: true, run };

async function run({ portal, quick }: Arena): Promise<string> {
  const shop = await openShop({ server: databaseUrl(portal.dataDir) });
  try {
    await shop.database.pool.query(`insert into staff (id, name, email) values (1, 'کاوه', 'kaveh@zarban.example')`);
    let number = 0;
    const next = () => offered(shop, (number += 1));
    await guesses(await next());
    await strangers(await next());
    const met: string[] = [];
    for (let turn = 0; turn < (quick ? TURNS.quick : TURNS.whole); turn += 1) {
      met.push(await takenBackOrAccepted(await next(), turn % 2 === 1), await restOrOffer(await next(), turn % 2 === 1));
      await doneTwice(await next());
    }
    return `${AT_ONCE} wrong codes at once: ${DOOR_CODE_TRIES} counted, then the right one refused; another’s visit is none; done twice is done once; ${tally(met)}`;
  } finally {
    await shop.stop();
  }
}

async function offered(shop: Shop, number: number): Promise<One> {
  shop.at(BEGUN);
  const phone = (at: number) => `09${30 + at}${String(number).padStart(7, '0')}`;
  const [provider, other] = [await verifiedProvider(shop, 'therapist', { phone: phone(1) }), await verifiedProvider(shop, 'therapist', { phone: phone(2) })];
  const { code, id: requestId } = await arrangedRequest(shop, await buyer(shop, number));
  const { pool } = shop.database;
  const visitId = Number(await value(pool, `select id from visits where request_id = $1`, [requestId]));
  const door = await value<string>(pool, `select code from visits where id = $1`, [visitId]);
  const one = { shop, requestId, visitId, code: `${code}-1`, door, provider, other };
  sure(await byDesk(one, { event: 'offer', expectedState: 'planned', providerId: provider }));
  return one;
}

const byDesk = ({ shop, requestId, visitId }: One, deed: Omit<VisitDeed, 'requestId' | 'visitId'>) =>
  moveVisitByDesk(desk(shop), { requestId, visitId, ...deed });
const press = (one: One, deed: ProviderDeed extends infer D ? (D extends unknown ? Omit<D, 'code'> : never) : never, by = one.provider) =>
  moveMyVisit(asProvider(one.shop, by), { ...deed, code: one.code } as ProviderDeed);
const stateOf = ({ shop, visitId }: One) => value<VisitState>(shop.database.pool, `select state from visits where id = $1`, [visitId]);
const eventsOf = ({ shop, visitId }: One, event: string) =>
  value(shop.database.pool, `select count(*)::int from events where subject = $1 and event = $2`, [`visit:${visitId}`, event]);

/** As many wrong codes at once as there are hands: so many are counted, and then nothing opens. */
async function guesses(one: One): Promise<void> {
  sure(await press(one, { event: 'accept' }));
  one.shop.at(AT_THE_DOOR);
  const wrong = Array.from({ length: AT_ONCE }, (_, at) => String((Number(one.door) + 1 + at) % 10_000).padStart(4, '0'));
  const answers = await Promise.all(wrong.map((said) => press(one, { event: 'arrive', said })));
  same('wrong codes that were taken', answers.filter(({ ok }) => ok).length, 0);
  const { pool } = one.shop.database;
  same('tries', await value(pool, `select code_tries::int from visits where id = $1`, [one.visitId]), DOOR_CODE_TRIES);
  same(
    'lines of tries',
    await value(pool, `select count(*)::int from audit where subject = $1 and action = 'visits.code-tried'`, [`visit:${one.visitId}`]),
    DOOR_CODE_TRIES,
  );
  same('the right code afterwards', codeOf(await press(one, { event: 'arrive', said: one.door })), 'services.visit.no-tries');
  same('the state', await stateOf(one), 'accepted');
  sure(await byDesk(one, { event: 'arrive', expectedState: 'accepted', code: one.door }));
}

/** Another provider of the same trade, with the visit’s number and code, before it, while it is open and afterwards. */
async function strangers(one: One): Promise<void> {
  const by = asProvider(one.shop, one.other);
  const deeds: ProviderDeed[] = [
    { code: one.code, event: 'accept' },
    { code: one.code, event: 'decline', reason: 'نمی‌آیم' },
    { code: one.code, event: 'set-out' },
    { code: one.code, event: 'arrive', said: one.door },
    { code: one.code, event: 'finish', note: 'انجام شد' },
  ];
  const lines = () => value(one.shop.database.pool, `select count(*)::int from audit where subject = $1`, [`visit:${one.visitId}`]);
  for (const step of ['offered', 'accepted', 'arrived', 'done'] as const) {
    if (step === 'accepted') sure(await press(one, { event: 'accept' }));
    one.shop.at(step === 'offered' ? BEGUN : AT_THE_DOOR);
    if (step === 'arrived') sure(await press(one, { event: 'arrive', said: one.door }));
    if (step === 'done') sure(await press(one, { event: 'finish', note: 'انجام شد' }));
    const before = await lines();
    const heard = [
      ...(await Promise.all(deeds.map((deed) => moveMyVisit(asProvider(one.shop, one.other), deed)))),
      await noteMyArrival(asProvider(one.shop, one.other), one.code),
      await providerVisit(by, one.code),
      await openVisitPaper(by, { code: one.code, id: 'a'.repeat(32) }),
    ];
    same(`another’s visit, ${step}`, [...new Set(heard.map((answer) => ('ok' in answer ? codeOf(answer) : 'shown')))], ['services.visit.unknown']);
    same(`lines, ${step}`, await lines(), before);
    same('its state', await stateOf(one), step);
  }
}

/** The desk takes it back while its provider accepts: it is taken back in the end, or accepted, and its half hours say the same. */
async function takenBackOrAccepted(one: One, turned: boolean): Promise<string> {
  const deeds = [() => press(one, { event: 'accept' }), () => byDesk(one, { event: 'take-back', expectedState: 'offered', reason: 'جابه‌جا شد' })];
  await together(deeds, turned);
  const state = await stateOf(one);
  if (state !== 'accepted' && state !== 'planned') throw new Error(`accepted or taken back: it is ${state}`);
  const cells = await value(one.shop.database.pool, `select count(*)::int from visit_cells where visit_id = $1`, [one.visitId]);
  same(`half hours of what is ${state}`, cells > 0, state === 'accepted');
  // Whoever has it no more sees nothing of it.
  const seen = await providerVisit(asProvider(one.shop, one.provider), one.code);
  same(`its page when ${state}`, 'ok' in seen, state === 'planned');
  return state === 'accepted' ? 'accepted before it was taken back' : 'taken back before it was accepted';
}

/** A day off and an assignment in the same hours: one of them. */
async function restOrOffer(one: One, turned: boolean): Promise<string> {
  sure(await byDesk(one, { event: 'take-back', expectedState: 'offered', reason: 'جابه‌جا شد' }));
  const deeds = [
    () => takeRest(asProvider(one.shop, one.provider), { firstDay: '2026-11-24', lastDay: null, part: 'whole' }),
    () => byDesk(one, { event: 'offer', expectedState: 'planned', providerId: one.provider, hours: visitHours }),
  ];
  const answers = await together(deeds, turned);
  same('a day off and a visit at once', answers.filter(({ ok }) => ok).length, 1);
  const both = await value(
    one.shop.database.pool,
    `select count(distinct case when off_id is null then 'visit' else 'off' end)::int from visit_cells where provider_id = $1`,
    [one.provider],
  );
  same('kinds of half hours', both, 1);
  return (await stateOf(one)) === 'offered' ? 'asked before the day off' : 'off before it was asked';
}

/** Done, pressed ten times at once: once in the history, and the request ends once. */
async function doneTwice(one: One): Promise<void> {
  sure(await press(one, { event: 'accept' }));
  one.shop.at(AT_THE_DOOR);
  sure(await press(one, { event: 'arrive', said: one.door }));
  const answers = await Promise.all(Array.from({ length: 10 }, () => press(one, { event: 'finish', note: 'انجام شد' })));
  same('answers of done', answers.filter(({ ok }) => !ok).length, 0);
  same('times it was done', await eventsOf(one, 'finish'), 1);
  const ended = await value(one.shop.database.pool, `select count(*)::int from events where subject = $1 and event = 'finish'`, [`request:${one.requestId}`]);
  same('times the request ended', ended, 1);
}

/** Both at about the same time, the one or the other a little sooner. */
function together(deeds: readonly (() => Promise<Result<unknown>>)[], turned: boolean): Promise<Result<unknown>[]> {
  return Promise.all(
    deeds.map(async (deed, at) => {
      if ((at === 0) === turned) await new Promise((resolve) => setTimeout(resolve, LITTLE_MS * Math.random()));
      return deed();
    }),
  );
}

const codeOf = (answer: { ok: true } | { ok: false; code: string }): string => (answer.ok ? 'taken' : answer.code);
