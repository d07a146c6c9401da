import type { Arena, Attack } from '../attack';
import { noRefusal } from '../forms/answers';
import { bodyOf } from '../forms/inputs';
import { somebody } from '../forms/people';
import { send } from '../forms/send';
import { same, tally } from './expect';
import { moneyFormList } from './money-form-list';

const TIMES = 100;

/** Sends every form that moves money many times at once with one key: one effect and equal answers; with other content it is refused. */
export const moneyForms: Attack = { name: 'money forms', quick: true, run };

async function run({ db, portal }: Arena): Promise<string> {
  for (const { name, open, effects, other, leadsOn } of moneyFormList) {
    const person = await somebody(db, portal.url, { address: true, cart: true });
    const form = await open(db, person);
    const { lang } = person.browser.page?.url.includes('/en/') ? ({ lang: 'en' } as const) : ({ lang: 'fa' } as const);
    const post = (fields: Record<string, string>) => send(person.browser, form, bodyOf(Object.entries(fields)));
    const answers = await Promise.all(Array.from({ length: TIMES }, () => post(form.fields)));
    const first = answers[0];
    same(`${name}: answers`, tally(answers.map(({ status, headers }) => `${status} ${headers.location}`)), `${TIMES} × 303 ${first?.headers.location}`);
    same(`${name}: effects`, await effects(db, person), 1);
    if (other) {
      const refused = await post({ ...form.fields, ...(await other(db, person, form)) });
      if (leadsOn) same(`${name}: other content leads on`, refused.status, 303);
      if (leadsOn === 'there') same(`${name}: and there`, refused.headers.location, first?.headers.location);
      if (!leadsOn) same(`${name}: other content`, [refused.status, noRefusal(refused, lang)], [409, null]);
    }
    const again = await post(form.fields);
    same(`${name}: the first answer stays`, [again.headers.location, await effects(db, person)], [first?.headers.location, 1]);
  }
  const keyed = moneyFormList.filter(({ other }) => other).length;
  return `${moneyFormList.length} forms × ${TIMES} posts at once: 1 effect each, equal answers; other content under the key: refused (${keyed} forms)`;
}
