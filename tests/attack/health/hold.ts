import { pages, href, type PageName } from '../../../app/routes';
import { waitingSession, heldBack } from '../forms/hold';
import { inCookie, secondSession, somebody } from '../forms/people';
import { PlainBrowser } from '../../plain-browser';
import type { Attack } from '../attack';
import { holds } from '../devices/shop';

/** A value that stands on no page by chance. */
const MARK = { high: '187', low: '113', pulse: '59' };
const marks = [/187|۱۸۷/, /113|۱۱۳/];
const PARAMS = { format: 'json', file: '0'.repeat(32) };
/** Pages of a file that are open in a held browser: adding, and the way in. */
const OPEN: readonly PageName[] = ['appAdd', 'appWaiting', 'appOpen'];

/** A browser that the account has never used, held back by a PIN: no page of the file, no download and no list of the account shows what was measured; adding works. "Not me" ends its session before the next request. [ROLE-4: hold] */
export const hold: Attack = {
  name: 'hold',
  quick: true,
  async run({ db, portal }) {
    const { id, browser: home } = await somebody(db, portal.url, {});
    await home.open('/app');
    await home.open('/app/records/blood-pressure/new');
    await home.submit(home.form('high'), MARK);
    const { rows: found } = await db.query<{ of: string; ref: string }>(
      'select m.ref as of, r.ref from health_records r join members m on m.id = r.member_id where m.account_id = $1',
      [id],
    );
    if (!found[0]) throw new Error('nothing was written down');
    const file = { type: 'blood-pressure', ...found[0] };
    const paths = (Object.keys(pages) as PageName[])
      .filter((name) => pages[name].file.startsWith('routes/health/') || (pages[name].access === 'user' && !/[:*]/.test(pages[name].path)))
      .filter((name) => !/[:*](?!type|of|ref|file|format)/.test(pages[name].path))
      .flatMap((name) => (['fa', 'en'] as const).map((lang) => ({ name, path: href(lang, name, { ...PARAMS, ...file } as never) })));
    const shows = (text: string) => marks.every((mark) => mark.test(text));
    let shown = 0;
    for (const { path } of paths) if (shows((await home.open(path)).text)) shown += 1;
    if (shown < 4) throw new Error(`only ${shown} pages show the reading to who may see it`);

    const { token } = await secondSession(db, id);
    const fresh = new PlainBrowser(portal.url);
    fresh.cookies.set('zb_session', inCookie(token));
    await heldBack(db, id);
    const leaks: string[] = [];
    let led = 0;
    for (const { name, path } of paths) {
      const answer = await fresh.open(path);
      if (shows(answer.text)) leaks.push(path);
      if (new URL(answer.url).pathname.endsWith('/app/open')) led += 1;
      else if (/\/app(?:\/|$)/.test(path) && !OPEN.includes(name) && answer.status < 400) leaks.push(`${path}: ${answer.status}`);
    }
    holds('addresses that show what is held back', leaks, []);
    await fresh.open(`/app/records/${file.type}/new`);
    await fresh.submit(fresh.form('high'), { high: '121', low: '79', pulse: '66' });
    const { rows } = await db.query<{ n: number }>(
      'select count(*)::int as n from health_records r join members m on m.id = r.member_id where m.account_id = $1',
      [id],
    );
    holds('readings, the added one among them', rows[0]?.n, 2);
    await db.query(`update known_clients set held = null, held_since = null where id = (select max(client_id) from sessions where user_id = $1)`, [id]);
    await waitingSession(db, id);
    await home.open('/account/sessions');
    await home.submit(home.form('not-me'));
    const after = await fresh.open('/app');
    holds('where a disowned browser stands at its next request', new URL(after.url).pathname, '/login');
    return `${paths.length} addresses by a held browser: 0 show what ${shown} showed before, ${led} lead to the way in; a reading was added; disowned, it is out at the next request`;
  },
};
