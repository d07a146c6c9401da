import type { EhrKind } from '#domain/ehr/kind';
import type { EhrEntry } from '#services/health/ehr';
import type { Answer } from '../../answer';
import { Button } from '../../components/button';
import { EmptyState } from '../../components/empty-state';
import { Notice } from '../../components/notice';
import { useSay } from '../../words';
import type { Whose } from './app-frame';
import { EntryFields } from './entry-form';
import { EntryRow } from './entry-row';

type Props = {
  kind: EhrKind;
  whose: Whose;
  entries: readonly EhrEntry[];
  removed: readonly EhrEntry[];
  none: boolean;
  mayChange: boolean;
  clientId: string;
  answer: Answer | undefined;
};

/** A step of entries: its list, the form of a new one, that there is none, and what was removed and can come back. [EHR-2] */
export function EntriesStep({ kind, whose, entries, removed, none, mayChange, clientId, answer }: Props) {
  const say = useSay();
  const said = answer?.intent === 'add' ? answer : undefined;
  const { code } = kind;
  const list = (all: readonly EhrEntry[]) => (
    <ul className="entries">
      {all.map((entry) => (
        <EntryRow key={entry.ref} kind={kind} entry={entry} of={whose.of} mayChange={mayChange} />
      ))}
    </ul>
  );
  return (
    <>
      {entries.length > 0 && <section className="card">{list(entries)}</section>}
      {entries.length === 0 && !none && <EmptyState fact={say('health.ehr.empty')} text={say(`health.ehr.step.${code}.for`)} />}
      {none && (
        <Notice tone="ok">
          <p>{say(`health.ehr.step.${code}.is-none`)}</p>
          {mayChange && <NoneForm none={false} clientId={clientId} text={say('health.ehr.none-over')} />}
        </Notice>
      )}
      {mayChange && (
        <section className="card lift narrow stack">
          <h2 className="text-h3">{say(`health.ehr.step.${code}.add`)}</h2>
          <form method="post" noValidate className="stack">
            <input type="hidden" name="intent" value="add" />
            <input type="hidden" name="clientId" value={said?.values['clientId'] ?? clientId} />
            <EntryFields kind={kind} answer={said} />
            <div className="row">
              <Button busyLabel={say('health.add.busy')}>{whose.isMine ? say('health.add.mine') : say('health.add.for', { name: whose.name })}</Button>
            </div>
          </form>
          {entries.length === 0 && !none && <NoneForm none clientId={clientId} text={say(`health.ehr.step.${code}.none`)} />}
        </section>
      )}
      {(entries.length > 0 || none) && <p className="small soft narrow">{say(`health.ehr.step.${code}.for`)}</p>}
      {removed.length > 0 && (
        <section className="card">
          <h2 className="text-h3">{say('health.ehr.gone', { count: removed.length })}</h2>
          {list(removed)}
        </section>
      )}
    </>
  );
}

function NoneForm({ none, clientId, text }: { none: boolean; clientId: string; text: string }) {
  return (
    <form method="post" noValidate>
      <input type="hidden" name="intent" value="none" />
      <input type="hidden" name="clientId" value={clientId} />
      <input type="hidden" name="on" value={none ? '1' : '0'} />
      <Button kind={none ? 'outline' : 'text'} small>
        {text}
      </Button>
    </form>
  );
}
