import type { ReactNode } from 'react';
import type { WorkCollection } from '#domain/work/nouns';
import type { Ctx } from '#services/context';
import { ownerNow } from '#services/ownership/claim';
import { Said } from '../desk/said';

type Props = { ctx: Ctx; collection: WorkCollection; id: number; me: number; children: ReactNode };

/** What can be pressed on a document; while a colleague has it nothing can, and that is said before the press. [ADM-3] */
export async function Held({ ctx, collection, id, me, children }: Props) {
  const { lang } = ctx;
  const owner = await ownerNow(ctx, { collection, id });
  const held = owner.staffId !== null && owner.staffId !== me;
  return (
    <fieldset className="zb-held" disabled={held} aria-describedby={held ? 'zb-held' : undefined}>
      {held ? (
        <p id="zb-held" className="zb-note">
          <span>
            <Said lang={lang} words="work.held" facts={{ name: owner.name ?? '' }} />
          </span>
        </p>
      ) : null}
      {children}
    </fieldset>
  );
}
