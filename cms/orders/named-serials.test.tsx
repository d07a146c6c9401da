import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { say } from '#locales/say';
import { Said } from '../desk/said';
import { givenSerials } from '../warranty/given-serials';
import { NamedSerials } from './named-serials';

const [nh1, nb1] = [
  { variantId: 4, name: 'NH1' },
  { variantId: 5, name: 'NB1' },
];
const line = (units: readonly { variantId: number; name: string }[], mayAdd = true, named = ['NH9999123456', 'NH9999123457']) =>
  renderToStaticMarkup(<NamedSerials lang="en" mayAdd={mayAdd} asked={{ named, units: [...units], lacking: [] }} />);

test('[ORD-11, WAR-3: a colleague is asked] a serial that was read leads whoever records it to the unit’s page, with the serial', () => {
  const html = line([nh1]);
  expect(html).toContain('/admin/collections/variants/4?serials=NH9999123456%0ANH9999123457#zb-serials');
  expect(html).toContain(say('en', 'staff.serials.record'));
  expect(line([nh1, nb1])).toContain(say('en', 'staff.serials.record-of', { name: 'NB1' }));
  expect(line([nh1], false)).not.toContain('href');
  expect(line([nh1], true, [])).toBe('');
});

test('[WAR-3] only serials are taken from that address', () => {
  expect(givenSerials('NH9999123456\nNH9999123457')).toBe('NH9999123456\nNH9999123457');
  for (const other of ['<b>', ['NH1'], undefined, 'N'.repeat(1001)]) expect(givenSerials(other)).toBe('');
});

test('[ADM-2: English] Persian names listed in an English sentence keep its order', () => {
  const facts = { by: 'کاوه', askedAt: new Date('2026-11-23T18:00:00Z'), names: 'پریسا, سهراب, or مینا' };
  const said = (lang: 'fa' | 'en') => renderToStaticMarkup(<Said lang={lang} words="admin.lacking.asked" facts={facts} />);
  expect(said('en')).toContain('<bdi dir="ltr">پریسا, سهراب, or مینا</bdi>');
  expect(said('fa')).toContain('<bdi dir="rtl">');
});
