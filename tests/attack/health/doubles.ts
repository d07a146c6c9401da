import { randomBytes } from 'node:crypto';
import type { Attack } from '../attack';
import { holds } from '../devices/shop';
import { somebody } from '../forms/people';
import { ask, inParallel } from '../gate/ask';

const ENTRIES = { quick: 60, whole: 500 };
const AT_ONCE = 12;
const DAY = 86_400_000;

/** Entries written without a connection, sent by two phones whose clocks are a day off, of which every third answer is lost and the entry sent again, now and then by several tabs: each is in the file once, with its own moment. [REC-9] */
export const doubles: Attack = {
  name: 'doubles',
  quick: true,
  async run({ db, portal, seed, quick }) {
    const { id, browser } = await somebody(db, portal.url, {});
    const page = await browser.open('/app');
    const account = /data-account="([\w-]{22})"/.exec(page.text)?.[1];
    if (!account) throw new Error('the page does not name the account');
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded', Origin: portal.url, 'Sec-Fetch-Site': 'same-origin', Cookie: cookie };
    const count = quick ? ENTRIES.quick : ENTRIES.whole;
    let state = seed || 1;
    const chance = (of: number) => (state = (state * 48_271) % 2_147_483_647) % of === 0;
    const entries = Array.from({ length: count }, (_, at) => ({
      clientId: randomBytes(16).toString('base64url'),
      waited: at * 60_000,
      off: at % 2 === 0 ? DAY : -DAY,
    }));
    let sent = 0;
    const wrong: string[] = [];
    const send = async ({ clientId, waited, off }: (typeof entries)[number]) => {
      const sentAt = Date.now() + off;
      const fields = { type: 'blood-pressure', of: '', account, confirmed: '', high: '118', low: '76', pulse: '72' };
      const body = new URLSearchParams({ ...fields, clientId, writtenAt: String(sentAt - waited), sentAt: String(sentAt) });
      sent += 1;
      const answer = await ask(portal.url, { method: 'POST', path: '/app/waiting', headers, body: body.toString() });
      if (answer.status !== 200 || !answer.text.includes('"stored"')) wrong.push(`${answer.status} ${answer.text.slice(0, 80)}`);
    };
    const began = Date.now();
    await inParallel(entries, AT_ONCE, async (entry) => {
      // Each answer that is lost is asked for again; three tabs at once are one phone, too.
      const times = chance(3) ? 2 : 1;
      for (let time = 0; time < times; time += 1) await (chance(10) ? Promise.all([send(entry), send(entry), send(entry)]) : send(entry));
      return null;
    });
    holds('answers that are not "stored"', wrong.slice(0, 5), []);
    const { rows } = await db.query<{ n: number; entries: number; off: number }>(
      `select count(*)::int as n, count(distinct r.client_id)::int as entries, (count(*) filter (where r.measured_at not between $2 and now()))::int as off
       from health_records r join members m on m.id = r.member_id where m.account_id = $1`,
      [id, new Date(began - count * 60_000 - 5_000)],
    );
    holds('readings, their entries, and those with a wrong moment', rows[0], { n: count, entries: count, off: 0 });
    const { rows: sums } = await db.query<{ n: number }>(
      'select sum(n)::int as n from health_days d join members m on m.id = d.member_id where m.account_id = $1',
      [id],
    );
    holds('readings in the sums of days', sums[0]?.n, count);
    return `${count} entries sent ${sent} times by two phones a day ahead and a day behind: each once, with its own moment`;
  },
};
