import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { deskLists } from '#services/staff/lists/desk-list';
import { headsOf } from '../desk/list-heads';
import { WorkTable } from './work-table';

const now = new Date('2026-11-23T09:00:00Z');
const head = (list: (typeof deskLists)[number], lang: 'fa' | 'en') =>
  renderToStaticMarkup(<WorkTable lang={lang} now={now} me={1} label="x" owned={false} groups={[]} heads={headsOf(lang, list)} />);

test.each(['users', 'devices', 'invoices'] as const)(
  '[ADM-3: lists] %s: what nobody promised is not called due; its columns have their own words, and they are seen',
  (list) => {
    expect(head(list, 'en')).not.toContain('Due');
    expect(head(list, 'fa')).not.toContain('سررسید');
    expect(head(list, 'en')).toContain('class="zb-heads"');
    expect(head(list, 'en').match(/<th scope="col">[^<]+<\/th>/g)).toHaveLength(list === 'users' ? 2 : 3);
  },
);

test.each(['warranty-tickets', 'device-claims', 'inquiries'] as const)('[ADM-3: lists] %s: what is promised is due', (list) => {
  expect(headsOf('en', list)).toBeUndefined();
  expect(head(list, 'en')).toContain('class="zb-vh"');
});
