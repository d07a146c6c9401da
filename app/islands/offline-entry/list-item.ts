import type { Words } from './offline-entry';
import type { Entry } from './phone-store';

type Deeds = Record<'edit' | 'remove' | 'take', (entry: Entry) => unknown>;
const DIGITS = '۰۱۲۳۴۵۶۷۸۹';

/** One waiting reading: what, for whom and since when, how it stands, and what can be done with it. */
export function listItem(entry: Entry, { says, names }: Words, deeds: Deeds): HTMLLIElement {
  const { type, whose, fields, writtenAt, state } = entry;
  const fa = document.documentElement.lang !== 'en';
  const item = document.createElement('li');
  item.className = 'member stack gap-3';
  item.dataset['state'] = state;
  const values = Object.entries(fields).filter(([name, value]) => value && !['day', 'hour', 'words'].includes(name));
  const typed = values.map(([, value]) => value).join(' / ');
  const said = fa ? typed.replace(/\d/g, (digit) => DIGITS[Number(digit)]!) : typed;
  const when = new Intl.DateTimeFormat(fa ? 'fa-IR-u-ca-persian' : 'en-GB', { dateStyle: 'medium', timeStyle: 'short' }).format(writtenAt);
  item.append(
    line('b', [names[type] ?? type, said].join(' · ')),
    line('p', [whose || says['for-me'], when].join(' · '), 'small soft'),
    line('p', state === 'refused' ? entry.says || says['refused']! : says[state]!, state === 'refused' ? 'err' : 'small'),
  );
  const row = document.createElement('div');
  row.className = 'row';
  // One that was sent without an answer may be stored already: changed, it would be lost or doubled.
  const able = { take: state === 'ask', edit: state === 'new' || state === 'refused' || state === 'ask', remove: true };
  for (const name of ['take', 'edit', 'remove'] as const) {
    if (!able[name]) continue;
    const button = line('button', says[name]!, name === 'take' ? 'btn sm' : 'btn sm s3') as HTMLButtonElement;
    button.type = 'button';
    button.onclick = () => void deeds[name](entry);
    row.append(button);
  }
  item.append(row);
  return item;
}

function line(tag: string, text: string, className = ''): HTMLElement {
  const element = document.createElement(tag);
  element.textContent = text;
  element.className = className;
  return element;
}
