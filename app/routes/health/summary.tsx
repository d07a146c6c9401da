import type { LinksFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { tehranDay } from '#domain/calendars/day';
import { summaryFields, summaryOf } from '#domain/ehr/summary';
import { ageOn } from '#domain/records/class-of';
import { isSensitive } from '#domain/records/sensitive';
import { recordType } from '#domain/records/types/all';
import { healthSummary } from '#services/health/summary';
import { Button } from '../../components/button';
import { ButtonLink } from '../../components/button-link';
import { FormField } from '../../components/form-field';
import { PrintButton } from '../../components/print-button';
import { page } from '../../door.server';
import { useSay } from '../../words';
import { AppFrame } from './app-frame';
import { SummarySheet } from './summary-sheet';
import { whoseMeta } from './whose-meta';
import { fileName, ofFile } from './whose';
import styles from '../../styles/health.css?url';
import own from '../../styles/history.css?url';

export const handle = { page: 'appSummary', hydrate: true };
export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: styles },
  { rel: 'stylesheet', href: own },
];

/** A file in short, as one or two pages of paper: what is chosen of it, and for how many days back readings are counted. [EHR-3: paper] */
export const loader = page(async (ctx, at) => {
  const of = at.url.searchParams.get('of');
  const withPrivate = at.url.searchParams.get('private') === 'on';
  const chosen = summaryOf(at.url.searchParams.getAll('parts'), at.url.searchParams.get('days'));
  const seen = await healthSummary(ctx, { of, ...chosen });
  if (!seen.ok) return seen;
  const { history, readings } = seen.value;
  const { card, facts, entries, none } = history;
  const today = tehranDay(ctx.now);
  return {
    ...{
      whose: fileName(of, card),
      keeps: card.keeps,
      ...chosen,
      withPrivate,
      now: ctx.now,
      fullName: [card.firstName, card.lastName].filter(Boolean).join(' ') || '—',
    },
    // Off the paper where it was not chosen, and not only out of sight.
    facts: { ...facts, place: chosen.parts.includes('place') ? facts.place : null },
    age: facts.birthDay === null ? null : ageOn(facts.birthDay, today),
    entries: entries.filter(({ kind, said }) => chosen.parts.includes(kind) && (withPrivate || said['private'] === undefined)),
    readings: readings.filter(({ type, last }) => withPrivate || !isPrivate(type, last)),
    none,
  };
});

/** Whether a reading is one that is hidden from others. */
function isPrivate(code: string, last: { choices: Readonly<Record<string, string>> } | null): boolean {
  const type = recordType(code);
  return type !== null && last !== null && isSensitive(type, last.choices);
}

export const meta = whoseMeta('health.ehr.print.title', 'health.ehr.print.title-of');

export default function Summary() {
  const { whose, keeps, parts, days, withPrivate, ...rest } = useLoaderData<typeof loader>();
  const say = useSay();
  return (
    <AppFrame page="appSummary" whose={whose} title={say('health.ehr.print.title')}>
      <form method="get" className="card stack gap-3 no-print">
        {whose.of !== undefined && <input type="hidden" name="of" value={whose.of} />}
        <FormField field={summaryFields.parts} name="parts" defaultValue={parts.join(' ')} />
        <div className="nums narrow">
          <FormField field={summaryFields.days} name="days" defaultValue={days} />
        </div>
        <FormField field={summaryFields.private} name="private" defaultValue={withPrivate ? 'on' : ''} />
        <div className="row">
          <Button kind="soft">{say('health.ehr.print.choose')}</Button>
          <PrintButton label={whose.isMine ? say('health.ehr.print.now') : say('health.ehr.print.now-for', { name: whose.name })} />
          <ButtonLink kind="text" page="appHistory" query={ofFile(whose.of)}>
            {say('health.ehr.whole')}
          </ButtonLink>
        </div>
        <p className="small soft">{say('health.ehr.print.how')}</p>
      </form>
      {keeps && (
        <section className="card row between no-print">
          <p>{say('health.ehr.ips.text')}</p>
          <ButtonLink kind="outline" small download page="appSummaryFile" query={{ ...ofFile(whose.of), ...(withPrivate ? { private: 'on' } : {}) }}>
            {say('health.ehr.ips.take')}
          </ButtonLink>
        </section>
      )}
      <SummarySheet {...rest} parts={parts} days={days} />
    </AppFrame>
  );
}
