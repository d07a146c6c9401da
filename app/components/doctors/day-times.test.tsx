import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { formatNumber } from '#locales/format';
import type { ConsultationKind } from '#domain/doctors/doctor';
import { LangProvider } from '../../words';
import { DayTimes } from './day-times';

const place = { province: 'tehran', city: 'tehran', address: 'خیابان آزمون' };
const doctor = {
  centres: [
    { id: 1, slug: 'homa', title: 'درمانگاه هما', ...place },
    { id: 2, slug: 'atlas', title: 'درمانگاه اطلس', ...place },
  ],
  offers: [
    { kind: 'in-person' as const, centreId: 1, priceToman: 300_000 },
    { kind: 'in-person' as const, centreId: 2, priceToman: 500_000 },
    { kind: 'online' as const, centreId: null, priceToman: 200_000 },
  ],
};
const at = (hour: number, centreId: number | null) => ({
  startsAt: new Date(`2026-12-05T${String(hour).padStart(2, '0')}:00:00Z`),
  kinds: ['in-person', 'online'] as ConsultationKind[],
  centreId,
  free: true,
});
const shown = (kind: ConsultationKind) =>
  renderToStaticMarkup(
    <LangProvider lang="fa">
      <DayTimes
        day="2026-12-05"
        now={new Date('2026-11-27T08:00:00Z')}
        kind={kind}
        doctor={doctor}
        slots={[at(6, 1), at(12, 2)]}
        site={undefined}
        to={() => ({ page: 'doctors' })}
      />
    </LangProvider>,
  );

test('[CONS-1] [CONS-2] who is met in person at two centres is shown at each with its own times, price and what cancelling gives back', () => {
  const html = shown('in-person');
  const [before = '', homa = '', atlas = ''] = html.split(/درمانگاه (?:هما|اطلس)/u);
  expect(before).not.toContain('<time');
  for (const [part, time, price, half] of [
    [homa, '۹:۳۰', 300_000, 150_000],
    [atlas, '۱۵:۳۰', 500_000, 250_000],
  ] as const) {
    expect(part.match(/<time/g)).toHaveLength(1);
    for (const said of [time, formatNumber('fa', price), formatNumber('fa', half)]) expect(part).toContain(said);
  }
});

test('[CONS-2] who is met online is met nowhere: the times of all centres stand in one list with one price', () => {
  const html = shown('online');
  expect(html).not.toContain('درمانگاه');
  expect(html.match(/<time/g)).toHaveLength(2);
  expect(html).toContain(formatNumber('fa', 200_000));
});
