import { rmSync } from 'node:fs';
import { tokenHash } from '#services/secrets';
import { fastFolder } from '../../fast-folder';
import { startPortal } from '../../portal';
import { openDatabase } from '../arena';
import type { Attack } from '../attack';
import { ask, inParallel, type Heard } from './ask';

const GUESSES = { quick: 400, whole: 10_000 };
const AT_ONCE = 12;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** The address that follows somebody's request is guessed by one network: one answer to every guess, then none at all; whoever has it reads it meanwhile. [ROLE-5] */
export const guessedAddresses: Attack = {
  name: 'gate: guessed addresses',
  quick: true,
  run: async ({ quick, random }) => {
    const dataDir = fastFolder('zarban-guessed-');
    const portal = await startPortal({ dataDir, filled: true, env: { PORTAL_ROLES: 'web', LOG_LEVEL: 'info', RATE_LIMIT_SCALE: '1' } });
    const db = openDatabase(dataDir);
    try {
      const token = () => Array.from({ length: 22 }, () => LETTERS[Math.floor(random() * LETTERS.length)]).join('');
      const [own, closed, over] = [token(), token(), token()];
      await db.query(
        `with live as (insert into service_requests (code, "group", service, state, state_since, lang) values ('ZS-GUESS1', 'transfer', 'ambulance', 'not-checked', now(), 'fa') returning id),
           past as (insert into service_requests (code, "group", service, state, state_since, lang) values ('ZS-GUESS2', 'transfer', 'ambulance', 'done', now() - interval '8 days', 'fa') returning id)
         insert into follow_links (request_id, token_hash, made_at, revoked_at)
         select id, $1::text, now(), null from live union all select id, $2::text, now(), now() from live union all select id, $3::text, now(), null from past`,
        [tokenHash(own), tokenHash(closed), tokenHash(over)],
      );
      const headers = { Host: new URL(portal.url).host };
      const open = (path: string, from: string) => ask(portal.url, { method: 'GET', path: `/follow/${path}`, headers, from });
      // What differs from answer to answer is the address itself, where the page leads to its other language, and the request's own id.
      const ways = (guess: string) => [`/follow/${guess}`, encodeURIComponent(`/follow/${guess}`)];
      const plain = ({ text }: Heard, guess: string) =>
        ways(guess)
          .reduce((all, one) => all.replaceAll(one, 'GUESS'), text)
          .replace(/[0-9A-HJKMNP-TV-Z]{26}/g, 'ID');
      const strange = await Promise.all([closed, over, token(), 'x', `${own}x`].map(async (guess) => ({ guess, heard: await open(guess, '127.0.0.9') })));
      const answers = new Set(strange.map(({ guess, heard }) => `${heard.status} ${plain(heard, guess)}`));
      if (answers.size !== 1 || strange[0]?.heard.status !== 404)
        throw new Error(`${answers.size} answers to what leads nowhere: ${strange.map(({ heard }) => heard.status).join(', ')}`);
      const many = quick ? GUESSES.quick : GUESSES.whole;
      const heard = await inParallel(
        Array.from({ length: many }, () => token()),
        AT_ONCE,
        async (guess) => (await open(guess, '127.0.0.8')).status,
      );
      const told = (status: number) => heard.filter((one) => one === status).length;
      if (told(404) + told(429) !== many) throw new Error(`answers: ${[...new Set(heard)].join(', ')}`);
      if (told(429) < many / 2) throw new Error(`${told(429)} of ${many} guesses were stopped`);
      const mine = await open(own, '127.0.0.7');
      if (mine.status !== 200) throw new Error(`${mine.status} for whoever has the address`);
      if (/zs-guess2|ambulance|آمبولانس خصوصی/i.test(mine.text.replace(/<footer[\s\S]*<\/footer>/, '').replaceAll('/ambulance', '')))
        throw new Error('the page names the service');
      return `${many} guesses of one network: ${told(404)} not there, ${told(429)} stopped; five that lead nowhere have one answer; whoever has an address reads it`;
    } finally {
      await db.end().catch(() => {});
      await portal.stop();
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
};
