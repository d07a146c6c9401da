import type { LinksFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ehrKind } from '#domain/ehr/kinds';
import { ehrSteps, type EhrStep } from '#domain/ehr/steps';
import { ehrFile } from '#services/health/ehr';
import { Badge } from '../../components/badge';
import { ButtonLink } from '../../components/button-link';
import { page } from '../../door.server';
import { Link } from '../../link';
import { useSay } from '../../words';
import { AppFrame } from './app-frame';
import { doneOf } from './history-done';
import { whoseMeta } from './whose-meta';
import { fileName, ofFile } from './whose';
import styles from '../../styles/health.css?url';
import own from '../../styles/history.css?url';

export const handle = { page: 'appHistory', hydrate: true };
export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: styles },
  { rel: 'stylesheet', href: own },
];

/** A history at a glance: its eight steps, what each holds, and the way to the next that is open. [EHR-1] */
export const loader = page(async (ctx, at) => {
  const of = at.url.searchParams.get('of');
  const seen = await ehrFile(ctx, { of });
  if (!seen.ok) return seen;
  const { card, entries, none, mayChange } = seen.value;
  const steps = ehrSteps.map((step) => ({
    step,
    names: entries.flatMap(({ kind, said }) => (kind === step ? [said['name'] ?? '—'] : [])),
    none: none.some((one) => one === step),
  }));
  return { whose: fileName(of, card), steps, done: doneOf(seen.value), mayChange };
});

export const meta = whoseMeta('health.ehr.title', 'health.ehr.title-of');

export default function History() {
  const { whose, steps, done, mayChange } = useLoaderData<typeof loader>();
  const say = useSay();
  const next = mayChange ? ehrSteps.find((step) => !done.includes(step)) : undefined;
  const print = (
    <ButtonLink kind="soft" small page="appSummary" query={ofFile(whose.of)}>
      {say('health.ehr.print.short')}
    </ButtonLink>
  );
  return (
    <AppFrame page="appHistory" whose={whose} title={say('health.ehr.title')} aside={print}>
      <p className="find">{say('health.ehr.intro', { done: done.length, of: ehrSteps.length })}</p>
      {next && (
        <div className="row">
          <ButtonLink page="appHistoryStep" params={{ step: next }} query={ofFile(whose.of)}>
            {whose.isMine ? say('health.ehr.go-on') : say('health.ehr.go-on-for', { name: whose.name })}
          </ButtonLink>
        </div>
      )}
      <ul className="types">
        {steps.map(({ step, names, none }) => (
          <li key={step} className="type">
            <h2>
              <Link page="appHistoryStep" params={{ step }} query={ofFile(whose.of)}>
                {say(`health.ehr.step.${step}.name`)}
              </Link>{' '}
              {done.includes(step) && <Badge tone="ok">{say('health.ehr.done')}</Badge>}
            </h2>
            <p className="small soft">{names.length > 0 ? <bdi>{names.join(' · ')}</bdi> : <Open step={step} none={none} done={done.includes(step)} />}</p>
          </li>
        ))}
      </ul>
    </AppFrame>
  );
}

/** What stands where no entry does: that there is none, or what the step is for. */
function Open({ step, none, done }: { step: EhrStep; none: boolean; done: boolean }) {
  const say = useSay();
  const kind = ehrKind(step);
  if (kind && none) return <>{say(`health.ehr.step.${kind.code}.is-none`)}</>;
  return <>{done ? say('health.ehr.written') : say(`health.ehr.step.${step}.for`)}</>;
}
