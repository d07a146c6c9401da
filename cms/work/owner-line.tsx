import { type WorkCollection, rests } from '#domain/work/nouns';
import { say } from '#locales/say';
import type { Ctx } from '#services/context';
import { ownerNow } from '#services/ownership/claim';
import { nextDue } from '#services/work/due';
import { colleaguesFor } from '#services/work/give';
import { dueWords } from '../desk/due-words';
import { ClaimButton } from './claim-button';
import { GiveButton } from './give-button';

type Props = { ctx: Ctx; collection: WorkCollection; id: number; state: string; me: number };

/** Whose work this document is, on its own page, and to whom it may be given; what is done and was nobody's is nobody's to take. Where something else is due before it, as after its last move, it leads on there. [ADM-3] */
export async function OwnerLine({ ctx, collection, id, state, me }: Props) {
  const { lang } = ctx;
  const done = rests(collection, state);
  const [owner, next, colleagues] = await Promise.all([
    ownerNow(ctx, { collection, id }),
    nextDue(ctx, { collection, id }),
    done ? [] : colleaguesFor(ctx, collection),
  ]);
  const nobodys = owner.staffId === null && done;
  if (nobodys && !next) return null;
  return (
    <div className="zb-owner">
      {nobodys ? null : (
        <ClaimButton
          key={owner.version}
          lang={lang}
          document={`${collection}/${id}`}
          owner={owner.name}
          mine={owner.staffId === me}
          done={done}
          version={owner.version}
        />
      )}
      {done ? null : (
        <GiveButton
          key={`give-${owner.version}`}
          lang={lang}
          document={`${collection}/${id}`}
          version={owner.version}
          colleagues={colleagues.filter((one) => one.id !== me && one.id !== owner.staffId)}
        />
      )}
      {next ? (
        <span className="zb-next">
          {say(lang, 'work.next')}{' '}
          <a href={`/admin/collections/${next.collection}/${next.id}`}>
            <bdi>{next.who ?? next.code}</bdi>
          </a>{' '}
          <span className="zb-help">{dueWords(lang, next.dueAt, ctx.now).at}</span>
        </span>
      ) : null}
    </div>
  );
}
