import { setTimeout } from 'node:timers/promises';
import { sayRefusal } from '#locales/refusal';
import { newOnceKey } from '#services/once-key';
import { formsOf, unescapeHtml } from '../../plain-browser';
import { inAddress } from '../forms/appointments';
import type { Buyer } from '../races/buyers';
import { saidOn } from '../races/expect';
import type { Answer, Client } from '../races/http';

/** A doctor's time that is contested. */
export type Time = { doctorId: number; slug: string; at: Date };
export type Door = { url: string; client: Client };

const PATIENCE = 20;
const NEAREST = 3;
const inLang = ({ lang }: Pick<Buyer, 'lang'>, path: string) => (lang === 'en' ? `/en${path}` : path);
export const pathOf = ({ slug, at }: Time): string => `/doctors/${slug}/book/online/${inAddress(at)}`;

/** The fields of the form of a time as the page sends it to a patient; all others differ from it by their once-key alone. */
export async function formOf({ url, client }: Door, buyer: Buyer, time: Time): Promise<Record<string, string>> {
  const address = url + inLang(buyer, pathOf(time));
  const page = await client.ask(address, { cookie: buyer.cookie });
  const form = formsOf(page.text, address).find(({ names }) => names.includes('patient'));
  if (!form) throw new Error(`no form at ${address}: ${page.status} ${page.location ?? saidOn(page.text)}`);
  return { ...form.fields, patient: 'mine', terms: 'on' };
}

/** Takes a time; whoever is asked to come back in a moment does so. */
export async function take({ url, client }: Door, buyer: Buyer, time: Time, fields: Record<string, string>): Promise<Answer> {
  for (let tries = 0; ; tries += 1) {
    // Each try is one after the other.
    // oxlint-disable-next-line no-await-in-loop
    const answer = await client.ask(url + inLang(buyer, pathOf(time)), { cookie: buyer.cookie, form: new URLSearchParams(fields) });
    if (answer.status !== 503 || tries === PATIENCE) return answer;
    // oxlint-disable-next-line no-await-in-loop
    await setTimeout(2_000);
  }
}

export const withKey = (fields: Record<string, string>): Record<string, string> => ({ ...fields, once: newOnceKey() });

/** The number of the reservation to whose payment an answer leads. */
export function keptCode({ status, location }: Answer): string | undefined {
  return status === 303 ? /\/account\/appointments\/([^/]+)\/pay$/.exec(location ?? '')?.[1] : undefined;
}

/** What an answer says to whoever got no time: that it is taken, with the three nearest, in words and as ways on; or what else. */
export function toldOf(answer: Answer, { lang }: Pick<Buyer, 'lang'>): string {
  const page = unescapeHtml(answer.text);
  if (answer.status === 409) {
    const [before = ''] = sayRefusal(lang, { code: 'reservations.time.taken', facts: { times: '|' } }).split('|');
    const ways = [...answer.text.matchAll(/class="doc-time"/g)].length;
    const times = page.slice(page.indexOf(before) + before.length).split('<')[0] ?? '';
    if (page.includes(before) && ways === NEAREST && times.split(/[;؛]/u).length === NEAREST) return 'told the three nearest';
    if (page.includes(sayRefusal(lang, { code: 'reservations.patient.has-one' }))) return 'told that there is one';
  }
  return `status ${answer.status}: ${saidOn(answer.text)}`;
}
