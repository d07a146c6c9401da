import type { ReactNode } from 'react';
import type { WorkCollection } from '#domain/work/nouns';
import { formatDue } from '#locales/dates';
import { say } from '#locales/say';
import type { Ctx, Lang } from '#services/context';
import { StateNow } from '../moves/state-now';

type Props = { ctx: Ctx; lang: Lang; of: WorkCollection; id: number; state: string; dueAt: string | null; title: string; children?: ReactNode };

/** The head of a public text at the desk: what it is of, how it stands, and by when it is read. [ADM-4] */
export function TextHead({ ctx, lang, of, id, state, dueAt, title, children }: Props) {
  const late = dueAt !== null && new Date(dueAt) < ctx.now;
  return (
    <header className="zb-head">
      <h1>{title}</h1>
      <StateNow lang={lang} of={of} id={id} state={state} />
      {children}
      {dueAt ? (
        <span className={late ? 'zb-late' : 'zb-due'}>
          {say(lang, late ? 'admin.order.overdue' : 'admin.order.due')}: {formatDue(lang, new Date(dueAt))}
        </span>
      ) : null}
    </header>
  );
}
