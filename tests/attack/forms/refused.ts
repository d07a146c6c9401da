import { pageAt } from '#server/gate/doors';
import type { Arena } from '../attack';
import { inParallel } from '../gate/ask';
import { rowsNow, untilQuiet, writtenBetween } from '../gate/untouched';
import { isTaken } from './accepted';
import { echoes, noRefusal } from './answers';
import { bodyOfCase, casesOf, filled, type Case } from './cases';
import { bodies, bodyOf } from './inputs';
import { send } from './send';
import { showAgain, type FoundForm } from './walk';

const AT_ONCE = 6;
/** Tables that a refusal may write to: an attempt at a code is counted, papers stay. */
const COUNTED: Readonly<Record<string, readonly string[]>> = {
  'loginCode check': ['login_challenges', 'audit'],
  'accountInfo confirm': ['login_challenges', 'audit'],
  'security renew': ['factors'],
  'loginSecond give': ['factors'],
  'serviceRequestNew send': ['request_draft_files'],
  // The page that is shown again says whom the visit is for: that is a line.
  ...Object.fromEntries(['decline', 'set-out', 'at-door', 'finish', 'result', 'withdraw'].map((intent) => [`providerVisit ${intent}`, ['audit']])),
  'providerVisit arrive': ['audit', 'visits'],
  // The form of a file that is another's than one's own is shown again: that is a line.
  'appChild default': ['health_seen'],
  'appHandOver default': ['health_seen'],
  ...Object.fromEntries(
    [
      'appFamily choose',
      'appFamily seen',
      'appFamily bring-back',
      'appMemberRemove default',
      'appMemberAbout default',
      'appDeviceNew default',
      'appDevice move',
      'appDevice remove',
    ].map((name) => [name, ['health_seen']]),
  ),
  // So says the page that names whose files one sees.
  'appShared open': ['health_seen'],
  'appShared leave': ['health_seen'],
  'appAsk code': ['family_asks', 'audit'],
  'appShared claim': ['attempts', 'audit'],
  'appOpen pin': ['file_locks', 'audit'],
  'appOpen code': ['login_challenges', 'audit'],
};

/** Sends every form with every wrong input in every field, and bodies that are no form: each gets a 4xx in the page's language, at the field, and not a row changes. */
export async function refuseAll(arena: Arena, forms: readonly FoundForm[]): Promise<{ sent: number; problems: string[] }> {
  const { db } = arena;
  const writing = forms.filter(({ intent }) => intent !== 'GET');
  const problems: string[] = [];
  let sent = 0;
  let before = await untilQuiet(db);
  // What is refused changes nothing: each form is sent as the walk has found it.
  for (const one of writing) {
    const wrong = casesOf(one).filter((wish, at) => !isTaken(wish) && part(arena, one, at, 6));
    const answers = [
      ...(await inParallel(wrong, AT_ONCE, (wish) => refusedCase(one, wish))),
      ...(await inParallel(
        bodies.filter((body, at) => part(arena, one, at, 6) && !(body.status === 413 && takesFiles(one))),
        AT_ONCE,
        (body) => refusedBody(one, body),
      )),
    ];
    sent += answers.length;
    problems.push(...answers.filter((answer) => answer !== null));
    const after = await rowsNow(db);
    const written = writtenBetween(before, after).filter((table) => !COUNTED[one.name]?.includes(table));
    if (written.length > 0) problems.push(`${one.lang} ${one.name}: written in ${written.join(', ')}`);
    before = after;
  }
  return { sent, problems };
}

/** Whether a page takes files: those accept larger bodies, which the gate's own tests cover. */
function takesFiles({ form }: FoundForm): boolean {
  return pageAt(new URL(form.action).pathname)?.upload === 'files';
}

/** The inputs of a quick run: a part, others with each seed and in each language; a whole run sends all. */
function part({ quick, seed }: Pick<Arena, 'quick' | 'seed'>, { lang }: FoundForm, at: number, of: number): boolean {
  return !quick || (at + seed) % of === (lang === 'fa' ? 0 : Math.floor(of / 2));
}

async function refusedCase(one: FoundForm, wish: Case): Promise<string | null> {
  const heard = await send(one.at.browser, one.form, bodyOfCase(wish, one.form));
  const problem = noRefusal(heard, one.lang, besideOf(one, saidAt(wish)), isResource(one));
  return problem && `${one.lang} ${one.name}, ${wish.field}: ${wish.input.name}: ${problem}`;
}

/** Nothing that could be read. */
const NOTHING = ['empty', 'blank', 'missing', 'twice'];
/** Readable in a field of digits. */
const READABLE = ['NUL', 'turned', 'Persian digits', 'Arabic digits'];

/** The field beside which an input is refused: its own, but where two are looked at together. */
function saidAt({ found, field, input }: Case): string {
  // A new e-mail address has two codes, both wrong here, and a readable one is refused at the other's field.
  if (found.name === 'accountInfo confirm' && field === 'code' && READABLE.includes(input.name)) return 'approval';
  // A result without a sheet and without a value lacks either.
  if (found.name === 'providerVisit result' && field === 'value-cbc' && NOTHING.includes(input.name)) return 'papers';
  return field;
}

async function refusedBody(one: FoundForm, { name, type, body, status }: (typeof bodies)[number]): Promise<string | null> {
  const heard = await send(one.at.browser, one.form, body(bodyOf(filled(one, one.form))), type);
  const problem = heard.status === status ? noRefusal(heard, one.lang, undefined, isResource(one)) : `${heard.status} and not ${status}`;
  return problem && `${one.lang} ${one.name}, ${name}: ${problem}`;
}

/** Whether a form's route has no page of its own: it refuses in plain text. */
function isResource({ page }: FoundForm): boolean {
  return page === 'language' || page === 'logout';
}

/** The visible field at which a sentence is expected. */
function besideOf({ form, html }: FoundForm, field: string): string | undefined {
  return form.names.includes(field) && new RegExp(`<(?:input|select|textarea|fieldset)\\b[^>]*\\sid="${field}"`).test(html) ? field : undefined;
}

/** Sends the same inputs in a page's query: it must be shown, and echo none of them as markup. */
export async function readAll(arena: Arena, forms: readonly FoundForm[]): Promise<{ sent: number; problems: string[] }> {
  const { db, portal } = arena;
  const asked = forms.filter(({ intent }) => intent === 'GET');
  const problems: string[] = [];
  let sent = 0;
  for (const found of asked) {
    const { at, form } = await showAgain(db, portal.url, found);
    const before = await untilQuiet(db);
    for (const wish of casesOf(found).filter((_, at) => part(arena, found, at, 8))) {
      const { pathname } = new URL(form.action);
      const { status, text } = await at.browser.open(`${pathname}?${bodyOfCase(wish, form).slice(0, 1_500)}`);
      sent += 1;
      if (status >= 500 || echoes(text)) problems.push(`${found.lang} ${found.name}, ${wish.field}: ${wish.input.name}: ${status}`);
    }
    const written = writtenBetween(before, await rowsNow(db));
    if (written.length > 0) problems.push(`${found.name}: written in ${written.join(', ')}`);
  }
  return { sent, problems };
}
