import { Gutter, SetStepNav } from '@payloadcms/ui';
import type { ReactNode } from 'react';
import { deskMoves, type ModeratedCycle, type ModeratedState } from '#domain/content/moderated';
import { formatDue } from '#locales/dates';
import { say } from '#locales/say';
import type { Ctx, Lang } from '#services/context';
import type { Stamp } from '#services/staff/stamp';
import { Fresh } from '../moves/fresh';
import { Moves } from '../moves/moves';
import { StateNow } from '../moves/state-now';
import { Held } from '../work/held';
import { OwnerLine } from '../work/owner-line';
import { TextCard } from './text-card';
import { textMoves } from './text-moves';

type Text = { id: number; state: ModeratedState; body: string; lang: Lang; marks: string | null; dueAt: string | null; updatedAt: string };
type Props = {
  ctx: Ctx;
  of: 'reviews' | 'comments';
  cycle: ModeratedCycle;
  text: Text;
  title: string;
  /** When the page was made, of what is stored. */ stamp: Stamp;
  /** The move that the page's address asks about. */ ask: string | undefined;
  /** What hiding and deleting do to its writer. */ notes: { hide: string; delete: string };
  reasonHelp: string;
  /** What stands beside its state. */ head?: ReactNode;
  /** What stands under its moves. */ under?: ReactNode;
  /** Who wrote it and what happened. */ children: ReactNode;
};

/** The staff's page of a public text: its words, what to look at in them, and the moves that are open now. [PROD-5, MAG-3, LEGAL-3, ADM-4] */
export function TextPage({ ctx, of, cycle, text, title, stamp, ask, notes, reasonHelp, head, under, children }: Props) {
  const { lang } = ctx;
  const me = ctx.actor.kind === 'staff' ? ctx.actor.staffId : 0;
  const document = `${of}/${text.id}`;
  const late = text.dueAt !== null && new Date(text.dueAt) < ctx.now;
  return (
    <Gutter className="zb-order">
      <SetStepNav nav={[{ label: say(lang, `admin.collections.${of}.many`), url: `/admin/collections/${of}` }, { label: title }]} />
      <Fresh lang={lang} document={document} stamp={stamp} />
      <header className="zb-head">
        <h1>{title}</h1>
        <StateNow lang={lang} of={of} id={text.id} state={text.state} />
        {head}
        {text.dueAt ? (
          <span className={late ? 'zb-late' : 'zb-due'}>
            {say(lang, late ? 'admin.order.overdue' : 'admin.order.due')}: {formatDue(lang, new Date(text.dueAt))}
          </span>
        ) : null}
      </header>
      <OwnerLine ctx={ctx} collection={of} id={text.id} state={text.state} me={me} />
      <div className="zb-columns">
        <div>
          <TextCard lang={lang} written={text.lang} body={text.body} marks={text.marks} />
          <Held ctx={ctx} collection={of} id={text.id} me={me}>
            <Moves
              key={`${text.state} ${text.updatedAt}`}
              lang={lang}
              document={document}
              state={text.state}
              words={{ reasonHelp }}
              ask={ask}
              moves={textMoves({ lang, moves: deskMoves(cycle, text.state), body: text.body, marks: text.marks, words: 'reviews.moves', notes })}
            />
            {under}
          </Held>
        </div>
        <div>{children}</div>
      </div>
    </Gutter>
  );
}
