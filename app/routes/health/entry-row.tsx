import type { EhrKind } from '#domain/ehr/kind';
import type { EhrEntry } from '#services/health/ehr';
import { Badge } from '../../components/badge';
import { Button } from '../../components/button';
import { ButtonLink } from '../../components/button-link';
import { useLang, useSay } from '../../words';
import { entryFacts } from './ehr-says';
import { ofFile } from './whose';

type Props = { kind: EhrKind; entry: EhrEntry; of: string | undefined; mayChange: boolean };

/** An entry of the history: what it is called, what is said of it, and what may be done with it. */
export function EntryRow({ kind, entry: { ref, said, removedUntil }, of, mayChange }: Props) {
  const lang = useLang();
  const say = useSay();
  const name = said['name'] ?? '—';
  const facts = entryFacts(lang, say, kind, Object.fromEntries(Object.entries(said).filter(([field]) => field !== 'private')));
  return (
    <li className="entry">
      <div>
        <h2>
          <bdi>{name}</bdi> {said['private'] !== undefined && <Badge>{say('health.ehr.says.private')}</Badge>}
        </h2>
        <p className="small soft">
          {facts.map((fact, at) => (
            <span key={`${at} ${fact}`}>
              {at > 0 && ' · '}
              <bdi>{fact}</bdi>
            </span>
          ))}
        </p>
        {removedUntil !== null && <p className="small soft">{say('health.ehr.removed-until', { at: removedUntil })}</p>}
      </div>
      {mayChange && (
        <div className="row gap-3">
          {removedUntil === null && (
            <ButtonLink
              kind="outline"
              small
              page="appHistoryEntry"
              params={{ step: kind.code, entry: ref }}
              query={ofFile(of)}
              aria-label={say('health.ehr.edit-of', { name })}
            >
              {say('health.ehr.edit')}
            </ButtonLink>
          )}
          <form method="post" noValidate>
            <input type="hidden" name="intent" value={removedUntil === null ? 'remove' : 'restore'} />
            <input type="hidden" name="entry" value={ref} />
            <Button kind="text" small aria-label={say(removedUntil === null ? 'health.ehr.remove-of' : 'health.ehr.restore-of', { name })}>
              {say(removedUntil === null ? 'health.ehr.remove' : 'health.ehr.restore')}
            </Button>
          </form>
        </div>
      )}
    </li>
  );
}
