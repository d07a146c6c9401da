import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { visitLifeCycle } from '#domain/service-requests/visit-life-cycle';
import { say } from '#locales/say';
import type { Happened } from '#services/transitions/history';
import { History } from './history';

const at = new Date('2026-11-20T08:30:00Z');
const line = (id: number, event: string, more: Partial<Happened> = {}): Happened => ({
  ...{ id, subject: 'order:1', event, fromState: 'queued', toState: 'queued', actor: 'staff:1', actorName: 'سپیده', reason: null, facts: {}, at },
  ...more,
});
const text = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');

test('[ADM-4] the one history says what happened, by whom and why, for each noun in its own words', () => {
  const order = text(
    renderToStaticMarkup(
      <History
        lang="en"
        of="order"
        events={[
          line(1, 'make', { actor: 'user:7', actorName: null }),
          line(2, 'queue', { actor: 'clock:orders', actorName: null }),
          line(3, 'ask-serials', { facts: { serials: 'NS1041277302' } }),
          line(4, 'cancel', { reason: 'no stock', facts: { cause: 'out-of-stock' } }),
        ]}
      />,
    ),
  );
  expect(order).toContain(`${say('en', 'orders.events.make')} `);
  expect(order).toContain(`· ${say('en', 'admin.order.by-buyer')}`);
  expect(order).toContain(`· ${say('en', 'admin.order.by-clock')}`);
  expect(order).toContain('NS1041277302');
  expect(order).toContain(say('en', 'orders.causes.out-of-stock'));
  expect(order).toContain(say('en', 'orders.order.reason', { reason: 'no stock' }));
});

test('[ADM-4] where nothing has happened yet there is no empty card', () => {
  expect(renderToStaticMarkup(<History lang="fa" of="review" events={[]} />)).toBe('');
});

test('what was corrected stands there as it was and as it is, and nothing where nothing was', () => {
  const facts = { courierWas: 'post', courier: 'post', trackingWas: 'A1', tracking: 'A2' };
  const html = renderToStaticMarkup(<History lang="en" of="ticket" events={[line(1, 'send'), line(2, 'correct-parcel', { facts })]} />);
  expect(text(html)).toContain('A1 → A2');
  expect(html.match(/<ul/g)).toHaveLength(1);
});

test('an answer stands as it was written, and a guest has no name', () => {
  const html = text(
    renderToStaticMarkup(
      <History lang="en" of="inquiry" events={[line(1, 'send', { actor: 'guest', actorName: null }), line(2, 'answer', { reason: 'Tomorrow.' })]} />,
    ),
  );
  expect(html).toMatch(/Tomorrow\. $/);
  expect(html).not.toContain(say('en', 'orders.order.reason', { reason: 'Tomorrow.' }));
  expect(html.match(/ · /g)).toHaveLength(1);
});

test('what was taken in the moment of a move was taken first, and a member is named', () => {
  const html = text(
    renderToStaticMarkup(
      <History
        lang="en"
        of="group"
        takings={[{ id: 'work-1', event: 'work.take', by: 'مهسا', to: null, at }]}
        events={[{ ...line(1, 'join', { subject: 'group-member:4' }), member: 'آوین' }]}
      />,
    ),
  );
  expect(html.indexOf('مهسا')).toBeLessThan(html.indexOf('آوین'));
});

test('[WAR-5] of a device that arrived the history tells the condition, of a decision the reason', () => {
  const events = [line(1, 'accept', { reason: 'A fault of manufacture' }), line(2, 'receive', { reason: 'Box open' })];
  const html = text(renderToStaticMarkup(<History lang="en" of="ticket" events={events} />));
  expect(html).toContain('Reason: A fault of manufacture');
  expect(html).toContain('Condition: Box open');
});

test('[ADM-4] what happened to a visit is told by its own words among those of its request', () => {
  const events = [
    line(1, 'offer', { subject: 'request:1' }),
    line(2, 'offer', { subject: 'visit:4' }),
    line(3, 'take-back', { subject: 'visit:4', reason: 'ill' }),
  ];
  const html = text(renderToStaticMarkup(<History lang="en" of="request" events={events} />));
  expect(html).toMatch(
    new RegExp(`${say('en', 'services.events.offer')}.*${say('en', 'services.visits.events.offer')}.*${say('en', 'services.visits.events.take-back')}.*ill`),
  );
});

test('[ADM-4] what whoever comes has done is told as theirs, and not as the requester’s', () => {
  const by = (id: number, event: string, subject: string) =>
    text(renderToStaticMarkup(<History lang="en" of="request" events={[line(id, event, { subject, actor: 'user:7', actorName: null })]} />));
  const [provider, requester] = [say('en', 'services.visits.provider'), say('en', 'admin.request.requester')].map((who) => `· ${who}`) as [string, string];
  for (const move of visitLifeCycle.moves) {
    const shown = by(1, move.event, 'visit:4');
    expect([move.event, shown.includes(provider)]).toEqual([move.event, (move.who as readonly string[]).includes('provider')]);
  }
  expect(by(2, 'at-door', 'visit:4')).toContain(say('en', 'services.visits.events.at-door'));
  expect(by(3, 'answer', 'request:1')).toContain(provider);
  expect(by(4, 'cancel', 'request:1')).toContain(requester);
});
