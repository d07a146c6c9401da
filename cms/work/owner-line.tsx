import { type WorkCollection, rests } from '#domain/work/nouns';
import type { Ctx } from '#services/context';
import { ownerNow } from '#services/work/claim';
import { ClaimButton } from './claim-button';

type Props = { ctx: Ctx; collection: WorkCollection; id: number; state: string; me: number };

/** Whose work this document is, on its own page; what is done and was nobody's is nobody's to take. [ADM-3] */
export async function OwnerLine({ ctx, collection, id, state, me }: Props) {
  const { lang } = ctx;
  const owner = await ownerNow(ctx, { collection, id });
  const done = rests(collection, state);
  if (owner.staffId === null && done) return null;
  return (
    <div className="zb-owner">
      <ClaimButton
        key={owner.version}
        lang={lang}
        document={`${collection}/${id}`}
        owner={owner.name}
        mine={owner.staffId === me}
        done={done}
        version={owner.version}
      />
    </div>
  );
}
